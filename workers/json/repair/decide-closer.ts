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
type Ends = 'owner' | 'top' | 'nothing' | 'reopen';

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
  if (owner >= 0) {
    const spent = owner - HABIT;
    const cost = spent + countRepairs(frames, steps, owner + 1, least - spent);
    if (cost < least) {
      best = 'owner';
      least = cost;
    }
  }
  if (least <= 1) return best;
  const dropped = 1 + countRepairs(frames, steps, 0, least - 1);
  if (dropped < least) {
    best = 'nothing';
    least = dropped;
  }
  if (least <= 2 || atom.isCurrent || findItemCloser(draft, lastEnd) < 0) return best;
  const closers = steps.findIndex((step) => !isCloser(step as CharacterClass));
  if (closers < 0) return best;
  // The closers before the next member are superfluous as well.
  const reopened = 2 + closers + countRepairs(frames, steps.slice(closers), 0, least, true);
  if (reopened >= least) return best;
  return closers === 0 ? 'reopen' : 'nothing';
}

/** How far below the top the closer's partner is; -1 when it is not near. */
function findOwner(frames: FrameStack, kind: CharacterClass): number {
  for (let below = 1; below < Math.min(MAX_LOOK, frames.size); below++) {
    if (frames.peek(below).closer === kind) return below;
  }
  return -1;
}
