import { type ByteSource, joinBytes } from './byte-source.ts';
import { countCutBytes } from './json-wasm.ts';
import { decoder } from './utf8.ts';

/** A text read from bytes that may not be UTF-8. */
interface LossyText {
  readonly text: string;
  /** Indexes in `text` of the characters that replace bytes which are not UTF-8, ascending. */
  readonly replaced: readonly number[];
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const REPLACEMENT = [0xef, 0xbf, 0xbd] as const;

/** Called with the index in the whole text of each character that replaces bytes which are not UTF-8. */
type OnReplaced = (unit: number) => void;

/** Decodes UTF-8 and notes where bytes became U+FFFD; a U+FFFD that the bytes themselves hold is not among them. */
export function decodeLossy(bytes: Uint8Array): LossyText {
  try {
    return { text: strict.decode(bytes), replaced: [] };
  } catch {
    return { text: decoder.decode(bytes), replaced: findReplaced(bytes) };
  }
}

/** The bytes of U+FFFD itself part the text: every other one is a replacement. */
function findReplaced(bytes: Uint8Array): number[] {
  const replaced: number[] = [];
  let unit = 0;
  for (let from = 0; from < bytes.length; ) {
    let end = bytes.indexOf(REPLACEMENT[0], from);
    while (end >= 0 && (bytes[end + 1] !== REPLACEMENT[1] || bytes[end + 2] !== REPLACEMENT[2])) {
      end = bytes.indexOf(REPLACEMENT[0], end + 1);
    }
    if (end < 0) end = bytes.length;
    const text = decoder.decode(bytes.subarray(from, end));
    for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) replaced.push(unit + at);
    unit += text.length + 1;
    from = end + REPLACEMENT.length;
  }
  return replaced;
}

/** A text as pieces that divide no character. */
export async function* decodePieces(source: ByteSource, onReplaced?: OnReplaced): AsyncGenerator<string> {
  let units = 0;
  let kept = new Uint8Array(0);
  const decode = (bytes: Uint8Array): string => {
    const { text, replaced } = decodeLossy(bytes);
    for (const unit of replaced) onReplaced?.(units + unit);
    units += text.length;
    return text;
  };
  for await (const chunk of source.chunks()) {
    const bytes = kept.length === 0 ? chunk : joinBytes([kept, chunk]);
    const length = bytes.length - countCutBytes(bytes, bytes.length);
    kept = bytes.slice(length);
    yield decode(bytes.subarray(0, length));
  }
  if (kept.length > 0) yield decode(kept);
}
