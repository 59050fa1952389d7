import { hasRank } from '../../../../core/auth/roles.ts';
import type { AccessStatus } from '../../../../core/contracts/admin-access.ts';

/** Why the check of the rights failed. All lead to another login (doc 1 §8). */
export const STATUS_FAILURES = [
  'not_authenticated',
  'insufficient_role',
  'backend_error',
  'invalid_response',
  'empty_response',
  'json_parse_error',
  'network_error',
] as const;
export type StatusFailure = (typeof STATUS_FAILURES)[number];

/** What the gate shows (doc 1 §4). */
export type GateState =
  | { readonly step: 'checking' }
  /** `failure` is null before the first login. */
  | { readonly step: 'login'; readonly failure: StatusFailure | null }
  | { readonly step: 'new-password'; readonly status: AccessStatus }
  | { readonly step: 'mail'; readonly status: AccessStatus }
  | { readonly step: 'open'; readonly status: AccessStatus };

/** The first duty of a session decides; without one the administration is open. */
export function toGateState(status: AccessStatus): GateState {
  if (!hasRank(status.roles, 'ADMIN')) return { step: 'login', failure: 'insufficient_role' };
  if (status.needsPasswordChange) return { step: 'new-password', status };
  return status.needsEmailConfig ? { step: 'mail', status } : { step: 'open', status };
}
