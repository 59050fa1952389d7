import type { RepairLimit } from '../../../../src/core/json-limits.ts';
import { REPAIRED_LEVELS_COUNT, REPAIRS_COUNT } from '../../../../src/core/json-limits.ts';
import type { Draft } from '../draft.ts';
import { needsLayer } from '../layers/prepare.ts';
import { beginReading, createLineTally, type Finding, finishReading } from '../read-json.ts';
import { readTokens } from '../tokens.ts';
import { createWindowFeed, slideWindow, type WindowFeed } from './sliding-window.ts';
import type { WindowSizes } from './window-sizes.ts';

/** `limit`: this text cannot be read in windows. `hopeless`: it is not like JSON. */
type WindowReading =
  | { readonly kind: 'read'; readonly finding: Finding }
  | { readonly kind: 'limit'; readonly limit: RepairLimit }
  | { readonly kind: 'hopeless' };

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
