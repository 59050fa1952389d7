import type { RepeatRule } from '../../model/repeat.ts';
import { copy } from './copy.ts';

/** A rule in words, such as every Monday. `findWholeRepeat` reads it back. */
export function formatRepeat(rule: RepeatRule): string {
  return copy[rule.unit](rule);
}
