import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import type { FieldProblem } from '../../../shared/account-forms/model/account-rules.ts';
import type { FieldCheck } from '../../../shared/forms/FormField.tsx';
import { copy } from './copy.ts';
import type { GateProblem } from './model/gate-rules.ts';

/** A rule's check, with the words for its problems. The administration's own words come before those of the portal. */
export function inGateWords<Values>(
  check: (text: string, values: Values) => FieldProblem | GateProblem | null,
): FieldCheck<Values> {
  return (text, values) => {
    const problem = check(text, values);
    return problem === null ? null : { ...formCopy.problems, ...copy.problems }[problem];
  };
}
