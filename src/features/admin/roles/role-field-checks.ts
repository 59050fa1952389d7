import { findRoleNameProblem } from '../../../core/auth/role-names.ts';
import { LABEL_LENGTH_MAX, type Role } from '../../../core/contracts/admin-roles.ts';
import { findLabelProblem, toLabel } from '../codes/label-check.ts';
import { copy } from './copy.ts';

const words = copy.create;

/** The problem of a new role's name in words. */
export function describeNameProblem(name: string, roles: readonly Role[]): string | null {
  const problem = findRoleNameProblem(name.trim());
  if (problem !== null) return words[problem];
  return roles.some((role) => role.name === name.trim()) ? words.taken : null;
}

/** The problem of a label in words. Two roles cannot have the same label; `own` is the role that is changed. */
export function describeLabelProblem(text: string, roles: readonly Role[], own: string | null): string | null {
  switch (findLabelProblem(text)) {
    case 'empty':
      return words.labelEmpty;
    case 'long':
      return words.labelLong(LABEL_LENGTH_MAX);
    case 'unseen':
      return words.labelUnseen;
    case null: {
      const taken = roles.find(({ name, label }) => name !== own && label === toLabel(text));
      return taken === undefined ? null : words.labelTaken(taken.name);
    }
  }
}

/** Text in the form of a role's name: capital letters and underscores. */
export function toRoleName(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
}
