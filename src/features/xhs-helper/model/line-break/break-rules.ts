import { mayBreakBetween } from '../../../../core/punctuation/line-pieces.ts';
import type { Atom } from './atoms.ts';

/**
 * Pixels by which the second atom moves toward the first: of two full-width marks that meet, one empty half is dropped
 * (W3C clreq, compression of adjacent punctuation).
 */
export function compressionPx(before: Atom, after: Atom): number {
  if (before.emptyRightPx > 0 && (after.emptyRightPx > 0 || after.emptyLeftPx > 0)) return before.emptyRightPx;
  return before.emptyLeftPx > 0 && after.emptyLeftPx > 0 ? after.emptyLeftPx : 0;
}

/** Whether a justified line may be stretched between two neighbors. */
export function mayStretch(before: Atom, after: Atom): boolean {
  return mayBreakBetween(before, after) && before.emptyRightPx === 0 && after.emptyLeftPx === 0;
}
