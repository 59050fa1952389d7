import { FRAME, type FrameStack } from './frames.ts';

/** A beginning of the text that was read without an edit. */
export interface Intact {
  readonly end: number;
  /** The arrays that are open there: from the place of the opener to that of the next open bracket, or to the end. */
  readonly openArrays: ReadonlyMap<number, number>;
}

export const NOTHING_INTACT: Intact = { end: 0, openArrays: new Map() };

/** Notes that everything before `end` is intact. The notes of one text are at least twice as far apart each time. */
export function noteIntact(former: Intact, frames: FrameStack, end: number): Intact {
  if (end < 2 * former.end) return former;
  const openArrays = new Map<number, number>();
  for (let below = 0, next = end; below < frames.size; below++) {
    const { kind, open } = frames.peek(below);
    if (kind === FRAME.array) openArrays.set(open.start, next);
    next = open.start;
  }
  return { end, openArrays };
}
