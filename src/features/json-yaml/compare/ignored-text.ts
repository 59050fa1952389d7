import type { IgnoredPath } from '../../../bridges/json-bridge.ts';
import { copy } from './copy.ts';

/** An ignored path in words: one path for both texts, or each side's. */
export function toIgnoredText({ left, right }: IgnoredPath): string {
  const words = copy.ignoring;
  if (left === null || right === null) {
    return words.oneSide(left === null ? 'right' : 'left', left ?? right ?? '');
  }
  return left === right ? left : words.twoSides(left, right);
}

/** The ignored paths that leave something out. */
export function listEffective(ignored: readonly IgnoredPath[], counts: readonly number[]): readonly IgnoredPath[] {
  return ignored.filter((_, at) => (counts[at] ?? 0) > 0);
}
