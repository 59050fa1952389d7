import type { FieldCheck } from '../forms/FormField.tsx';
import { copy } from './copy.ts';
import type { FieldProblem } from './model/account-rules.ts';

/** A rule's check, with the words for its problems. */
export function inWords<Values>(check: (text: string, values: Values) => FieldProblem | null): FieldCheck<Values> {
  return (text, values) => {
    const problem = check(text, values);
    return problem === null ? null : copy.problems[problem];
  };
}
