import { isAllowedUsername, normalizeUsername } from '../../../core/auth/username.ts';
import { LABEL_LENGTH_MAX } from '../../../core/contracts/admin-roles.ts';
import { isStorable } from '../../../core/text/storable-text.ts';

/** Why a text cannot be the label of a role or a permission. */
type LabelProblem = 'empty' | 'long' | 'unseen';

/** Null for 1 to 50 visible characters. */
export function findLabelProblem(text: string): LabelProblem | null {
  const label = normalizeUsername(text);
  if (label === '') return 'empty';
  if (label.length > LABEL_LENGTH_MAX) return 'long';
  return isAllowedUsername(label) && isStorable(label) ? null : 'unseen';
}

/** The label as it is sent. */
export const toLabel = normalizeUsername;
