import type { AccountUser, SessionReply } from '../../../src/core/contracts/accounts.ts';
import { apiError } from '../api-error.ts';
import type { AccountsContext } from './accounts-context.ts';
import { TOKEN_LIFETIME_S } from './constants.ts';
import { findMemberByToken, type Member, toAccountUser } from './users.ts';

type Context = Pick<AccountsContext, 'db' | 'tokens'>;

/** A signed-in user, with name and rights as the database has them at this moment. */
export interface Session {
  readonly user: AccountUser;
  readonly tokenId: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

export async function startSession({ db, tokens }: Context, member: Member): Promise<SessionReply> {
  const user = await toAccountUser(db, member);
  return { token: await tokens.sign(user, member.token_version), expiresIn: TOKEN_LIFETIME_S, user };
}

/** Throws `UNAUTHENTICATED` for an invalid or ended token, `ACCOUNT_DISABLED` for one of a disabled account. */
export async function findSession({ db, tokens }: Context, token: string): Promise<Session> {
  const claims = await tokens.verify(token);
  const member = claims && (await findMemberByToken(db, claims.userId, claims.jti));
  if (!claims || !member) throw apiError('UNAUTHENTICATED');
  if (member.status === 'disabled') throw apiError('ACCOUNT_DISABLED');
  if (member.token_version !== claims.ver) throw apiError('UNAUTHENTICATED');
  return { user: await toAccountUser(db, member), tokenId: claims.jti, expiresAt: claims.exp };
}

/** Revokes this token only; the user's other sessions stay valid. */
export async function endSession({ db }: Context, { tokenId, expiresAt }: Session): Promise<void> {
  await db
    .insertInto('revoked_tokens')
    .values({ id: tokenId, expires_at: expiresAt * 1000 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Removes revoked tokens that have expired anyway. */
export async function pruneRevokedTokens({ db, now }: Pick<AccountsContext, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('revoked_tokens').where('expires_at', '<=', now()).execute();
}
