import type { AccountExport } from '../../../src/core/contracts/own-account.ts';
import { apiErrorFor } from '../../api-error.ts';
import { takeFromWindow } from '../../db/throttles.ts';
import { readGameData } from '../flock/game-data.ts';
import type { AccountsContext } from './accounts-context.ts';
import { EXPORTS_PER_USER } from './constants.ts';
import { listStoredSessions } from './own-sessions.ts';
import type { Session } from './sessions.ts';

/** Everything that the server stores about the signed-in user. Throws `EXPORTED_TOO_OFTEN`. */
export async function exportAccount(context: AccountsContext, session: Session): Promise<AccountExport> {
  const { db, now } = context;
  const { id, email, roles } = session.user;
  const waitMs = await takeFromWindow(db, `export:${id}`, EXPORTS_PER_USER, now());
  if (waitMs > 0) throw apiErrorFor('EXPORTED_TOO_OFTEN', waitMs);
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'username', 'created_at', 'updated_at', 'last_login_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const codes = await db
    .selectFrom('email_codes')
    .select(['purpose', 'created_at', 'expires_at'])
    .where('email', '=', email)
    .where('expires_at', '>', now())
    .orderBy('created_at')
    .execute();
  const { created_at, updated_at, last_login_at, ...names } = user;
  return {
    format: 'mythinkn-account',
    version: 1,
    exportedAt: now(),
    account: { ...names, roles, createdAt: created_at, updatedAt: updated_at, lastLoginAt: last_login_at },
    sessions: await listStoredSessions(context, session),
    game: await readGameData(db, id),
    codes: codes.map((row) => ({ purpose: row.purpose, createdAt: row.created_at, expiresAt: row.expires_at })),
    auditLog: await listAuditEntries(context, id),
  };
}

async function listAuditEntries({ db }: AccountsContext, id: string): Promise<AccountExport['auditLog']> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'action', 'actor_id', 'address'])
    .where((row) => row.or([row('target', '=', id), row('actor_id', '=', id)]))
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ at, action, actor_id, address }) => {
    const isOwn = actor_id === id;
    return { at, action, isOwn, address: isOwn ? address : null };
  });
}
