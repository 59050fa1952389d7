import { findLineAt, findLineEnd, findLineStart } from '../lines.ts';
import type { StoredText } from '../text-store.ts';
import { createStructureScanner } from '../tree/structure-scanner.ts';
import type { Work } from '../work-queue.ts';

/** Bytes at the end of a line that are searched for an opening bracket. */
const TAIL_BYTES = 64;
const SCANNED_BYTES = 64 * 1024;

/** The line that ends the object or array opened at the end of a line; null when none is opened there. */
export async function findFoldEnd(text: StoredText, line: number, work: Work): Promise<number | null> {
  const { source } = text;
  const start = await findLineStart(text, line);
  const lineEnd = await findLineEnd(text, start);
  const from = Math.max(start, lineEnd - TAIL_BYTES);
  const tail = await source.read(from, lineEnd);
  const last = tail.findLastIndex((byte) => byte > 0x20);
  if (tail[last] !== 0x7b && tail[last] !== 0x5b) return null;

  const scanner = createStructureScanner(from + last);
  for await (const chunk of source.chunks(from + last)) {
    for (let at = 0; at < chunk.length; at += SCANNED_BYTES) {
      const piece = chunk.subarray(at, at + SCANNED_BYTES);
      const before = scanner.offset();
      const end = scanToEnd(scanner, piece);
      if (end !== null) return (await findLineAt(text, before + end)).line;
      await work.step(scanner.offset() / source.byteLength);
    }
  }
  return null;
}

type Scanner = ReturnType<typeof createStructureScanner>;

/** Scans a piece. @returns the place of the bracket that closes the outermost container, or null. */
function scanToEnd(scanner: Scanner, piece: Uint8Array): number | null {
  // Only a closing bracket can end the container: the piece is scanned up to each, until the depth is 0.
  let from = 0;
  for (let at = 0; at < piece.length; at++) {
    if (piece[at] !== 0x7d && piece[at] !== 0x5d) continue;
    scanner.scan(piece.subarray(from, at + 1));
    if (scanner.depth() === 0) return at;
    from = at + 1;
  }
  scanner.scan(piece.subarray(from));
  return null;
}
