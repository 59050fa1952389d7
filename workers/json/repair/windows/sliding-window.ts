import type { Draft } from '../draft.ts';
import { shiftToken } from '../frames.ts';

/**
 * Moves the window of a draft on to the token that is read next, and appends `piece`. `behind` units before that token
 * stay. Edits keep their places in the whole text.
 */
export function slideWindow(draft: Draft, piece: string, behind: number): void {
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
export function createWindowFeed(pieces: AsyncIterable<string>) {
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

export type WindowFeed = ReturnType<typeof createWindowFeed>;
