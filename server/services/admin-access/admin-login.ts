import { hasRank } from '../../../src/core/auth/roles.ts';
import { type CodeSent, type SessionReply, VERIFY_TYPES } from '../../../src/core/contracts/accounts.ts';
import type {
  AdminLoginRequest,
  AdminSendCodeRequest,
  AdminSession,
  ForceChangeRequest,
} from '../../../src/core/contracts/admin-access.ts';
import { apiError } from '../../api-error.ts';
import { type LoginKind, login, signIn } from '../accounts/login.ts';
import { forceChangePassword } from '../accounts/password-change.ts';
import { sendChangeCode, sendCode } from '../accounts/send-code.ts';
import { findSession, type Session } from '../accounts/sessions.ts';
import type { Caller } from '../caller.ts';
import type { AdminAccessContext } from './admin-access-context.ts';
import { withDuties } from './duties.ts';

const ADMIN_LOGIN: LoginKind = { purpose: 'adminLogin', rank: 'ADMIN', admitsInitialPassword: true };
const ADMIN_USER_TYPE = /^(?:super_)?admin$/i;

/** Signs an administrator in. Every other account is answered like wrong credentials. */
export async function adminLogin(
  context: AdminAccessContext,
  request: AdminLoginRequest,
  caller: Caller,
): Promise<AdminSession> {
  return withDuties(context, await signIn(context.accounts, ADMIN_LOGIN, request, caller));
}

/** The login of the portal, with the duties of the session. */
export async function userLogin(
  context: AdminAccessContext,
  request: AdminLoginRequest,
  caller: Caller,
): Promise<AdminSession> {
  return withDuties(context, await login(context.accounts, request, caller));
}

/** The login that the type of user names; without a type, the login of the portal. */
export function genericLogin(
  context: AdminAccessContext,
  request: AdminLoginRequest,
  caller: Caller,
): Promise<AdminSession> {
  const isAdmin = ADMIN_USER_TYPE.test(request.userType ?? '');
  return isAdmin ? adminLogin(context, request, caller) : userLogin(context, request, caller);
}

/**
 * Mails a code for the login to the typed address if it belongs to an administrator, with the same answer for every
 * address, or a code for a change of the password to the administrator whose session the caller sent along. Throws for the
 * latter what the guard throws.
 */
export async function sendAdminCode(
  { accounts }: AdminAccessContext,
  { email, verifyType, ticket = '' }: AdminSendCodeRequest,
  caller: Caller,
): Promise<CodeSent> {
  if (verifyType === VERIFY_TYPES.adminLogin) return sendCode(accounts, 'adminLogin', { email, ticket }, caller);
  if (caller.token === undefined) throw apiError('UNAUTHENTICATED');
  const session = await findSession(accounts, caller.token);
  if (!hasRank(session.user.roles, 'ADMIN')) throw apiError('FORBIDDEN');
  if (session.needsPasswordChange) throw apiError('NEED_PASSWORD_CHANGE');
  return sendChangeCode(accounts, session, ticket, caller);
}

/** Replaces a password that must be changed, and removes the file that an initial password was left in. */
export async function replaceInitialPassword(
  context: AdminAccessContext,
  session: Session,
  request: ForceChangeRequest,
  caller: Caller,
): Promise<AdminSession> {
  const reply: SessionReply = await forceChangePassword(context.accounts, session, request, caller);
  context.removeInitialPassword();
  return withDuties(context, reply);
}
