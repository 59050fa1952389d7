import type { Kysely } from 'kysely';
import type { AccountUser, SessionReply } from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';
import { apiError } from '../api-error.ts';
import { TOKEN_LIFETIME_S } from './constants.ts';
import type { Tokens } from './tokens.ts';
import { findMemberByToken, type Member, toAccountUser } from './users.ts';

/** Who calls, as the database knows them now. */
export interface Session {
  readonly user: AccountUser;
  readonly tokenId: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

export interface Sessions {
  start(member: Member): Promise<SessionReply>;
  /** Throws `UNAUTHENTICATED` for a token that is not or no longer good, `ACCOUNT_DISABLED` for one of a disabled account. */
  find(token: string): Promise<Session>;
  /** The token is not good any more, all others of the user are. */
  end(session: Session): Promise<void>;
}

export function createSessions(db: Kysely<Database>, tokens: Tokens): Sessions {
  return {
    async start(member) {
      const user = await toAccountUser(db, member);
      return { token: await tokens.sign(user, member.token_version), expiresIn: TOKEN_LIFETIME_S, user };
    },

    async find(token) {
      const claims = await tokens.verify(token);
      const member = claims && (await findMemberByToken(db, claims.userId, claims.jti));
      if (!claims || !member) throw apiError('UNAUTHENTICATED');
      if (member.status === 'disabled') throw apiError('ACCOUNT_DISABLED');
      if (member.token_version !== claims.ver) throw apiError('UNAUTHENTICATED');
      return { user: await toAccountUser(db, member), tokenId: claims.jti, expiresAt: claims.exp };
    },

    async end({ tokenId, expiresAt }) {
      await db
        .insertInto('revoked_tokens')
        .values({ id: tokenId, expires_at: expiresAt * 1000 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
  };
}

/** Removes tokens that have ended by themselves meanwhile. */
export async function pruneRevokedTokens(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('revoked_tokens').where('expires_at', '<=', now).execute();
}
