import type { Atom } from './atoms.ts';

/** Whether a line may end between two neighbors (W3C clreq, strict prohibition rules). */
export function mayBreak(before: Atom, after: Atom): boolean {
  // White space hangs at the end of its line.
  if (after.kind === 'space' || after.isTrailing) return false;
  if (before.kind === 'space') return true;
  if (before.isOpening) return false;
  return !(isOfWord(before) && isOfWord(after)) || (before.kind === 'sign' && after.kind === 'sign');
}

/** A word or a straight quotation mark, which has no direction of its own and stays with the word beside it. */
function isOfWord({ kind, text }: Atom): boolean {
  return kind === 'word' || text === '"' || text === "'";
}

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
  return mayBreak(before, after) && before.emptyRightPx === 0 && after.emptyLeftPx === 0;
}
