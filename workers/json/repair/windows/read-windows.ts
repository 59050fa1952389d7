import { REPAIRED_LEVELS_COUNT, REPAIRS_COUNT, type RepairLimit } from '../../../../src/core/json-limits.ts';
import type { Draft } from '../draft.ts';
import { shiftToken } from '../frames.ts';
import { needsLayer } from '../layers/prepare.ts';
import { beginReading, createLineTally, type Finding, finishReading } from '../read-json.ts';
import { readTokens } from '../tokens.ts';

/** `limit`: this text cannot be read in windows. `hopeless`: it is not like JSON. */
type WindowReading =
  | { readonly kind: 'read'; readonly finding: Finding }
  | { readonly kind: 'limit'; readonly limit: RepairLimit }
  | { readonly kind: 'hopeless' };

/** How a long text is cut into windows. In UTF-16 units. */
export interface WindowSizes {
  readonly window: number;
  /** No token is begun closer than this to the end of a window that is not the last; longer looks ahead do not exist. */
  readonly reserve: number;
  /** A token that ends closer than this to the end of such a window may have been misread. */
  readonly margin: number;
  /** What a window keeps of the text that was read, for looks behind. */
  readonly behind: number;
  /** Length that is read without a turn for other work. */
  readonly turn: number;
}

const NARROW: WindowSizes = {
  window: 5 << 19,
  reserve: 5 << 18,
  margin: 1 << 16,
  behind: 1 << 14,
  turn: 1 << 17,
};

/** Tried in turn: a text with a string or comment that is too long for a window is read with the next. */
export const WINDOW_SIZES: readonly WindowSizes[] = [NARROW, { ...NARROW, window: 16 << 20, reserve: 12 << 20 }];

/**
 * Reads a text of any length as `readJson` reads it as a whole, with a window of it in memory. `onTurn` is called with the
 * units that were read; what it throws stops the reading.
 */
export async function readWindows(
  pieces: AsyncIterable<string>,
  sizes: WindowSizes,
  onTurn: (units: number) => Promise<void>,
): Promise<WindowReading> {
  const feed = createWindowFeed(pieces);
  try {
    return await readFeed(feed, sizes, onTurn);
  } finally {
    await feed.close();
  }
}

async function readFeed(
  feed: WindowFeed,
  sizes: WindowSizes,
  onTurn: (units: number) => Promise<void>,
): Promise<WindowReading> {
  const lines = createLineTally();
  const first = await feed.take(sizes.window);
  if (needsLayer(first, true)) return { kind: 'limit', limit: 'notation' };
  const draft = beginReading(first, 'patient');
  if (draft === null) return { kind: 'hopeless' };
  let lineCount = lines.add(first);
  const start = draft.pos;
  for (;;) {
    const isLast = feed.isDone();
    const limit = await readWindow(draft, isLast ? draft.end : draft.end - sizes.reserve, sizes.turn, onTurn);
    if (limit !== null) return { kind: 'limit', limit };
    if (isLast) break;
    if (draft.pos > draft.end - sizes.margin) return { kind: 'limit', limit: 'span' };
    const piece = await feed.take(sizes.window - sizes.reserve);
    if (piece.includes('\0')) return { kind: 'hopeless' };
    lineCount = lines.add(piece);
    slideWindow(draft, piece, sizes.behind);
    const next = feed.isDone() ? draft.end : draft.end - sizes.reserve + sizes.margin;
    if (needsLayer(draft.text.slice(draft.pos, next), false)) return { kind: 'limit', limit: 'notation' };
  }
  const finding = finishReading(draft, start, () => lineCount);
  return finding === null ? { kind: 'hopeless' } : { kind: 'read', finding };
}

/** Reads the tokens of the window that begin before `until`. @returns the limit that was reached. */
async function readWindow(
  draft: Draft,
  until: number,
  turn: number,
  onTurn: (units: number) => Promise<void>,
): Promise<RepairLimit | null> {
  while (draft.pos < until) {
    readTokens(draft, Math.min(until, draft.pos + turn));
    await onTurn(draft.edits.base + draft.pos);
    if (draft.edits.size > REPAIRS_COUNT) return 'count';
    if (draft.frames.size > REPAIRED_LEVELS_COUNT) return 'depth';
  }
  return null;
}

/**
 * Moves the window of a draft on to the token that is read next, and appends `piece`. `behind` units before that token
 * stay. Edits keep their places in the whole text.
 */
function slideWindow(draft: Draft, piece: string, behind: number): void {
  const { atom, closed, frames, edits } = draft;
  const needed = Math.min(draft.pos, draft.lastEnd, atom.isCurrent ? atom.start : draft.pos);
  const dropped = Math.max(0, needed - behind);
  draft.text = draft.text.slice(dropped) + piece;
  draft.end = draft.text.length;
  draft.rereadBudget += 4 * piece.length;
  draft.pos -= dropped;
  draft.lastEnd -= dropped;
  for (const token of [atom, atom.close, closed, closed.open]) shiftToken(token, -dropped);
  frames.shift(-dropped);
  edits.base += dropped;
}

/** Joins pieces of a text to windows. */
function createWindowFeed(pieces: AsyncIterable<string>) {
  const iterator = pieces[Symbol.asyncIterator]();
  let isDone = false;
  return {
    /** At least `length` units, unless the text ends before. */
    async take(length: number): Promise<string> {
      const taken: string[] = [];
      for (let units = 0; units < length && !isDone; ) {
        const { done = false, value } = await iterator.next();
        isDone = done;
        if (done) break;
        taken.push(value);
        units += value.length;
      }
      return taken.join('');
    },
    isDone: () => isDone,
    async close(): Promise<void> {
      await iterator.return?.();
    },
  };
}

type WindowFeed = ReturnType<typeof createWindowFeed>;
