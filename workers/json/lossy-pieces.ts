import type { ByteSource } from './byte-source.ts';
import { countCutBytes } from './json-wasm.ts';
import { decodeLossy } from './lossy-text.ts';

/** Called with the index in the whole text of each character that replaces bytes which are not UTF-8. */
type OnReplaced = (unit: number) => void;

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
