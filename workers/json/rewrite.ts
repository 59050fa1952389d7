import type { ByteSink } from './byte-sink.ts';
import type { JsonCore, JsonPiece, JsonRefusal, JsonTask } from './json-wasm.ts';
import type { StoredText } from './text-store.ts';
import type { Work } from './work-queue.ts';

export type Rewritten =
  | { readonly isValid: true; readonly text: StoredText }
  | { readonly isValid: false; readonly refusal: JsonRefusal };

export interface Utf8Input {
  readonly byteLength: number;
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Typical growth of a text without blanks when it is indented. */
const INDENTED_GROWTH = 1.6;

/** Sends a text through the core and keeps the result with its lines. */
export async function rewrite(
  core: JsonCore,
  task: JsonTask,
  input: Utf8Input,
  sink: ByteSink,
  work: Work,
): Promise<Rewritten> {
  const starts = [0];
  let read = 0;
  const take = async (pieces: Iterable<JsonPiece>) => {
    for (const piece of pieces) {
      for (const start of piece.lineStarts) starts.push(start);
      await sink.write(piece.bytes);
      await work.step(read / input.byteLength);
    }
  };
  try {
    if (task.mode === 'pretty') await sink.expect(input.byteLength * INDENTED_GROWTH);
    core.begin(task);
    for await (const chunk of input.chunks) {
      await take(core.write(chunk));
      if (core.refusal() !== null) break;
      read += chunk.length;
    }
    await take(core.end());
  } catch (error) {
    sink.discard();
    throw error;
  }
  const refusal = core.refusal();
  if (refusal !== null) {
    sink.discard();
    return { isValid: false, refusal };
  }
  const numbers = starts.map((_, nth) => nth * core.lineStride);
  const lines = { numbers, starts, lineCount: core.lineBreaks() + 1 };
  return { isValid: true, text: { source: sink.finish(), lines } };
}

/** Checks a text without writing it. @returns why it is not JSON of at most `maxDepth` levels, or null. */
export async function check(
  core: JsonCore,
  input: Utf8Input,
  work: Work,
  maxDepth = Number.POSITIVE_INFINITY,
): Promise<JsonRefusal | null> {
  let read = 0;
  core.begin({ mode: 'validate', maxDepth });
  for await (const chunk of input.chunks) {
    for (const _ of core.write(chunk)) await work.step(read / input.byteLength);
    if (core.refusal() !== null) break;
    read += chunk.length;
  }
  for (const _ of core.end()) await work.step(1);
  return core.refusal();
}
