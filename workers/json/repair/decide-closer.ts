import { type CharacterClass, CLASS, isCloser } from './characters.ts';
import type { Draft } from './draft.ts';
import { AWAITS, type FrameStack } from './frames.ts';
import { isKeyAhead, skipBlank } from './lookahead.ts';
import { countRepairs, lookAhead } from './outline.ts';
import { findItemCloser } from './reopen.ts';

/**
 * What a closer without a partner at the top ends: all frames down to its partner (`owner`), only the top one (it is the
 * wrong closer), or nothing (it is superfluous). `reopen`: it is superfluous, and the object before it was closed too early.
 */
export type Ends = 'owner' | 'top' | 'nothing' | 'reopen';

/** Frames that are searched for the partner of a closer; a partner further down is assumed. */
const MAX_LOOK = 64;
/** Advantage of a forgotten closer over a wrong one. */
const HABIT = 0.5;

/** Chooses the answer that needs the fewest repairs in the text ahead. */
export function decideCloser(draft: Draft, kind: CharacterClass, end: number): Ends {
  const { atom, frames, lastEnd, text } = draft;
  const isKnown = frames.hasCloser(kind);
  if (kind === CLASS.closeParen) return isKnown ? 'owner' : 'nothing';
  const next = skipBlank(text, end);
  if (frames.top.awaits === AWAITS.first && isKeyAhead(text, next)) return 'nothing';
  const steps = lookAhead(text, next);
  const owner = isKnown ? findOwner(frames, kind) : -1;
  if (isKnown && owner < 0) return 'owner';
  let best: Ends = 'top';
  let least = 1 + countRepairs(frames, steps, 1);
  const consider = (ends: Ends, cost: number) => {
    if (cost >= least) return;
    best = ends;
    least = cost;
  };
  if (owner >= 0) consider('owner', owner - HABIT + countRepairs(frames, steps, owner + 1));
  consider('nothing', 1 + countRepairs(frames, steps, 0));
  if (!atom.isCurrent && findItemCloser(draft, lastEnd) >= 0) {
    const closers = steps.findIndex((step) => !isCloser(step as CharacterClass));
    if (closers < 0) return best;
    // The closers before the next member are superfluous as well.
    const cost = 2 + closers + countRepairs(frames, steps.slice(closers), 0, true);
    consider(closers === 0 ? 'reopen' : 'nothing', cost);
  }
  return best;
}

/** How far below the top the closer's partner is; -1 when it is not near. */
function findOwner(frames: FrameStack, kind: CharacterClass): number {
  for (let below = 1; below < Math.min(MAX_LOOK, frames.size); below++) {
    if (frames.peek(below).closer === kind) return below;
  }
  return -1;
}
