import { type ByteSource, joinBytes as joinPieces } from './byte-source.ts';
import { findLineAt } from './lines.ts';
import { createSplicedSource, lengthOf, type Splice } from './spliced-source.ts';
import { createLineCounter, type LineIndex, type StoredText } from './text-store.ts';

/**
 * A text with these edits, which are in order and do not overlap. Nothing is copied: it shows the unchanged bytes of the
 * former text, which must be kept as long.
 */
export async function spliceText(text: StoredText, splices: readonly Splice[]): Promise<StoredText> {
  return { source: createSplicedSource(text.source, splices), lines: await spliceLines(text, splices) };
}

/** Bytes by which the text grows. */
export function growthOf({ from, to, bytes }: Splice): number {
  return lengthOf(bytes) - (to - from);
}

export function joinBytes(parts: readonly (string | Uint8Array)[]): Uint8Array {
  const encoder = new TextEncoder();
  return joinPieces(parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part)));
}

async function spliceLines(text: StoredText, splices: readonly Splice[]): Promise<LineIndex> {
  const { lines, source } = text;
  const numbers: number[] = [];
  const starts: number[] = [];
  let next = 0;
  let [lineShift, byteShift] = [0, 0];
  const keepUpTo = (offset: number) => {
    for (; (lines.starts[next] ?? Number.POSITIVE_INFINITY) <= offset; next++) {
      numbers.push((lines.numbers[next] ?? 0) + lineShift);
      starts.push((lines.starts[next] ?? 0) + byteShift);
    }
  };
  for (const splice of splices) {
    const { from, to, bytes } = splice;
    keepUpTo(from);
    while ((lines.starts[next] ?? Number.POSITIVE_INFINITY) <= to) next += 1;
    const added = await countLines(bytes instanceof Uint8Array ? [bytes] : source.chunks(bytes.from, bytes.to));
    if (added.lineCount > 1) {
      // Else many edits at one place would leave many lines without a known beginning.
      const { line } = await findLineAt(text, from);
      added.starts.forEach((start, at) => {
        if (at === 0) return;
        numbers.push(line + lineShift + (added.numbers[at] ?? 0));
        starts.push(from + byteShift + start);
      });
    }
    lineShift += added.lineCount - (await countLines(source.chunks(from, to))).lineCount;
    byteShift += growthOf(splice);
  }
  keepUpTo(source.byteLength);
  return { numbers, starts, lineCount: lines.lineCount + lineShift };
}

async function countLines(pieces: Iterable<Uint8Array> | ReturnType<ByteSource['chunks']>): Promise<LineIndex> {
  const counter = createLineCounter();
  for await (const piece of pieces) counter.add(piece);
  return counter.finish();
}
