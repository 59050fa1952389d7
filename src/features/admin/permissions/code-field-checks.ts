import { findCodeProblem } from '../../../core/auth/code-form.ts';
import { isReservedCode } from '../../../core/auth/grant-rules.ts';
import { LABEL_LENGTH_MAX, type Permission } from '../../../core/contracts/admin-roles.ts';
import { findLabelProblem } from '../codes/label-check.ts';
import { copy } from './copy.ts';

const words = copy.create;
/** Length of a code that the server accepts. */
export const CODE_LENGTH_MAX = 64;

interface CodeCheck {
  readonly permissions: readonly Permission[];
  readonly isSuperAdmin: boolean;
}

/** The problem of a new code in words. */
export function describeCodeProblem(text: string, { permissions, isSuperAdmin }: CodeCheck): string | null {
  const code = toCode(text);
  const problem = findCodeProblem(code);
  if (problem !== null) return words.problems[problem];
  if (code.length > CODE_LENGTH_MAX) return words.long(CODE_LENGTH_MAX);
  if (isReservedCode(code) && !isSuperAdmin) return words.reserved;
  return permissions.some((permission) => permission.code === code) ? words.taken : null;
}

/** The problem of a new code's label in words. */
export function describeCodeLabelProblem(text: string): string | null {
  const problem = findLabelProblem(text);
  if (problem === null) return null;
  return problem === 'long' ? words.labelProblems.long(LABEL_LENGTH_MAX) : words.labelProblems[problem];
}

/** Typed text in the form of a code: capital letters, colons of half width, no spaces. */
export function toCode(text: string): string {
  return text.normalize('NFKC').toUpperCase().replace(/\s+/g, '');
}
