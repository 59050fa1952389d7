import type { ByteSource } from './byte-source.ts';
import { countCutBytes } from './json-wasm.ts';

/** A text read from bytes that may not be UTF-8. */
interface LossyText {
  readonly text: string;
  /** Indexes in `text` of the characters that replace bytes which are not UTF-8, ascending. */
  readonly replaced: readonly number[];
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lossy = new TextDecoder('utf-8', { ignoreBOM: true });

/** Called with the index in the whole text of each character that replaces bytes which are not UTF-8. */
type OnReplaced = (unit: number) => void;

/** Decodes UTF-8 and notes where bytes became U+FFFD; a U+FFFD that the bytes themselves hold is not among them. */
export function decodeLossy(bytes: Uint8Array): LossyText {
  try {
    return { text: strict.decode(bytes), replaced: [] };
  } catch {
    return { text: lossy.decode(bytes), replaced: findReplaced(bytes) };
  }
}

function findReplaced(bytes: Uint8Array): number[] {
  const replaced: number[] = [];
  let unit = 0;
  for (let at = 0; at < bytes.length; unit++) {
    const [length, isValid] = measure(bytes, at);
    if (!isValid) replaced.push(unit);
    else if (length === 4) unit++;
    at += length;
  }
  return replaced;
}

/** Bytes of the character at `at`, or of the broken sequence that a decoder replaces as a whole. */
function measure(bytes: Uint8Array, at: number): readonly [length: number, isValid: boolean] {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return [1, true];
  const length =
    first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 1;
  if (length === 1) return [1, false];
  for (let index = 1; index < length; index++) {
    const next = bytes[at + index] ?? 0;
    const low = index > 1 ? 0x80 : first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
    const high = index > 1 ? 0xbf : first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
    if (next < low || next > high) return [index, false];
  }
  return [length, true];
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
    const bytes = kept.length === 0 ? chunk : join(kept, chunk);
    const length = bytes.length - countCutBytes(bytes, bytes.length);
    kept = bytes.slice(length);
    yield decode(bytes.subarray(0, length));
  }
  if (kept.length > 0) yield decode(kept);
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
