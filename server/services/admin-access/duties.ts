import { type Grants, isSuperAdmin } from '../../../src/core/auth/access.ts';
import type { SessionReply } from '../../../src/core/contracts/accounts.ts';
import type { AccessStatus, AdminSession, Duties } from '../../../src/core/contracts/admin-access.ts';
import type { Session } from '../accounts/sessions.ts';
import { findMemberById } from '../accounts/users.ts';
import { MAIL_SETTING } from '../settings/mail-setting.ts';
import { MAIL_STATE } from '../settings/mail-state.ts';
import type { AdminAccessContext } from './admin-access-context.ts';

/** Rights and duties of a session, as the database has them now. */
export async function readStatus(
  context: AdminAccessContext,
  { user, needsPasswordChange }: Session,
): Promise<AccessStatus> {
  const needsEmailConfig = await findNeedOfEmailConfig(context, user);
  return { needsPasswordChange, needsEmailConfig, permissions: user.permissions, roles: user.roles, user };
}

/** Adds the duties of a session that has just started. */
export async function withDuties(context: AdminAccessContext, reply: SessionReply): Promise<AdminSession> {
  const member = await findMemberById(context.accounts.db, reply.user.id);
  return { ...reply, ...(await toDuties(context, reply, member?.needs_password_change === 1)) };
}

async function toDuties(
  context: AdminAccessContext,
  { user }: SessionReply,
  needsPasswordChange: boolean,
): Promise<Duties> {
  return { needsPasswordChange, needsEmailConfig: await findNeedOfEmailConfig(context, user) };
}

/** Only super administrators can set up mailing, so only they are asked to. */
async function findNeedOfEmailConfig({ settings, config }: AdminAccessContext, user: Grants): Promise<boolean> {
  if (config.isMailInEnvironment || !isSuperAdmin(user)) return false;
  const { host } = await settings.read(MAIL_SETTING);
  return host === '' && !(await settings.read(MAIL_STATE)).isPostponed;
}
