import { DOCUMENTED_ROLES, findRoleNameProblem } from '../../../src/core/auth/role-names.ts';
import { isAllowedUsername, normalizeUsername } from '../../../src/core/auth/username.ts';
import { apiError } from '../../api-error.ts';
import { toUsernameKey } from '../accounts/username-key.ts';
import type { AdminChange } from './admin-context.ts';

/** Throws `INVALID_ROLE` for a malformed name, and `ROLE_TAKEN` for a name of the documents. */
export function assertRoleName(name: string): void {
  const problem = findRoleNameProblem(name);
  if (problem !== null) throw apiError(problem === 'malformed' ? 'INVALID_ROLE' : 'ROLE_TAKEN');
}

/** A label as it is stored: trimmed, visible characters. Throws the given code for an empty one or one with others. */
export function readLabel(text: string, code: 'INVALID_ROLE' | 'INVALID_PERMISSION'): string {
  const label = normalizeUsername(text);
  if (label === '' || !isAllowedUsername(label)) throw apiError(code);
  return label;
}

/**
 * Throws `ROLE_TAKEN` when one of these texts, the new name or label of the role, would let it pass for another role: it looks
 * like the name or label of that role. For documented roles, whose names mean a rank, separators and marks make no difference.
 */
export async function assertDistinct(
  { transaction }: AdminChange,
  name: string,
  texts: readonly string[],
): Promise<void> {
  const rows = await transaction.selectFrom('roles').select(['name', 'label']).where('name', '!=', name).execute();
  const ofOthers = rows.flatMap((row) => [row.name, row.label]);
  const documented = rows.filter((row) => DOCUMENTED_ROLES.includes(row.name)).map(({ label }) => label);
  const ofDocumented = [...DOCUMENTED_ROLES.filter((other) => other !== name), ...documented];
  const isTaken = texts.some(
    (text) =>
      ofOthers.some((other) => toUsernameKey(other) === toUsernameKey(text)) ||
      ofDocumented.some((other) => toBareKey(other) === toBareKey(text)),
  );
  if (isTaken) throw apiError('ROLE_TAKEN');
}

/** The look of a text without separators and marks, also in capitals, where 1 looks like I. */
function toBareKey(text: string): string {
  return toUsernameKey(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('i', 'l');
}
