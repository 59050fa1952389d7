import { AppError } from '../../../src/core/errors.ts';
import { createRowIndex, type RowIndex, type TextBytes } from '../../../src/core/text/row-index.ts';
import { findLineAt, findLineEnd, findLineStart, findOffset } from '../lines.ts';
import type { StoredText, TextStore } from '../text-store.ts';
import { createStructureScanner } from '../tree/structure-scanner.ts';
import { decoder } from '../utf8.ts';
import { createWorkQueue, type Work, type WorkQueueDeps } from '../work-queue.ts';
import type { RowCut, RowsApi } from './rows.api.ts';

/** Cuts of single lines that are kept of a text. */
const KEPT_LINES_COUNT = 32;

/** The cuts of one text, the latest last. */
interface Cuts {
  readonly ofLines: Map<string, Promise<RowIndex>>;
  /** The whole text has one cut at a time. */
  ofText: { readonly key: string; readonly index: Promise<RowIndex> } | null;
}

/** Bytes at the end of a line that are searched for an opening bracket. */
const TAIL_BYTES = 64;
const SCANNED_BYTES = 64 * 1024;

/** The texts of a store by rows. */
export function createRowsService(store: Pick<TextStore, 'text'>, deps: WorkQueueDeps): RowsApi {
  // A text that is closed takes its cuts with it.
  const known = new WeakMap<StoredText, Cuts>();
  const queue = createWorkQueue(deps);

  const cutsOf = (text: StoredText): Cuts => {
    const cuts = known.get(text) ?? { ofLines: new Map(), ofText: null };
    known.set(text, cuts);
    return cuts;
  };

  const indexOf = (id: number, cut: RowCut): Promise<RowIndex> => {
    const text = store.text(id);
    const cuts = cutsOf(text);
    const key = `${cut.columns} ${cut.wide} ${cut.line}`;
    const requireOpen = () => {
      if (store.text(id) !== text) throw new AppError('document-closed', `Document ${id} has another text`);
    };
    return cut.line === null
      ? indexText(cuts, key, (isLatest) =>
          queue.run((work) =>
            buildIndex(text, cut, work, () => {
              requireOpen();
              if (!isLatest()) throw new AppError('cancelled', 'Another cut was requested');
            }),
          ),
        )
      : indexLine(cuts, key, () => queue.run((work) => buildIndex(text, cut, work, requireOpen)));
  };

  return {
    countRows: async (id, cut) => (await indexOf(id, cut)).rowCount,
    getRows: async (id, cut, from, count) => (await indexOf(id, cut)).rows(from, count),
    getRowOf: async (id, cut, place) => (await indexOf(id, cut)).rowOf(place),
    async getRange(id, from, to) {
      const text = store.text(id);
      const [start, end] = [await findOffset(text, from), await findOffset(text, to)];
      return (await text.source.toBlob()).slice(start, end);
    },
    getFoldEnd: (id, line) => queue.run(async (work) => findFoldEnd(store.text(id), line, work)),
  };
}

function indexText(cuts: Cuts, key: string, build: (isLatest: () => boolean) => Promise<RowIndex>): Promise<RowIndex> {
  if (cuts.ofText?.key === key) return cuts.ofText.index;
  const index = build(() => cuts.ofText?.index === index);
  cuts.ofText = { key, index };
  // A failed pass is made again at the next call.
  index.catch(() => {
    if (cuts.ofText?.index === index) cuts.ofText = null;
  });
  return index;
}

function indexLine({ ofLines }: Cuts, key: string, build: () => Promise<RowIndex>): Promise<RowIndex> {
  const found = ofLines.get(key);
  const index = found ?? build();
  ofLines.delete(key);
  ofLines.set(key, index);
  const [oldest] = ofLines.keys();
  if (ofLines.size > KEPT_LINES_COUNT && oldest !== undefined) ofLines.delete(oldest);
  if (found === undefined) index.catch(() => ofLines.delete(key));
  return index;
}

/** `requireWanted` throws when the index is no longer needed. */
async function buildIndex(text: StoredText, cut: RowCut, work: Work, requireWanted: () => void): Promise<RowIndex> {
  requireWanted();
  const start = cut.line === null ? 0 : await findLineStart(text, cut.line);
  const end = cut.line === null ? text.source.byteLength : await findLineEnd(text, start);
  return createRowIndex(toTextBytes(text), { start, end, line: cut.line ?? 0 }, cut, async (share) => {
    requireWanted();
    await work.step(share);
    requireWanted();
  });
}

function toTextBytes({ source }: StoredText): TextBytes {
  return {
    byteLength: source.byteLength,
    read: (from, to) => source.read(from, to),
    chunks: (from, to) => source.chunks(from, to),
    decode: (bytes) => decoder.decode(bytes),
  };
}

/** The line that ends the object or array opened at the end of a line; null when none is opened there. */
async function findFoldEnd(text: StoredText, line: number, work: Work): Promise<number | null> {
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
