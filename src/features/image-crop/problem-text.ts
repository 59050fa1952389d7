import type { ShownProblem } from './crop-store.ts';
import { copy } from './words.ts';

/** The reason for a failure and the next step, in the visitor's words. */
export function problemText({ problem, kind }: ShownProblem): string {
  if (problem === 'picture-undecodable' && kind !== null) return copy.problems.undecodable(kind);
  return copy.problems.reasons[problem];
}
