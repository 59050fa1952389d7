import { tokenClaimsSchema } from '../../../src/core/auth/token-claims.ts';
import type { AccountUser } from '../../../src/core/contracts/accounts.ts';
import { z } from '../../../src/core/schema.ts';
import { SESSION_LIMITS } from './constants.ts';
import { createTokenSigner, type TokenKind, type TokenSignerDeps } from './signed-tokens.ts';

/** The claims that the server uses; the others are for display. */
export interface SignedClaims {
  readonly userId: string;
  /** Id of the session. */
  readonly jti: string;
  /** The user's token version when it was signed. */
  readonly ver: number;
  /** Seconds since 1970. */
  readonly exp: number;
}

/** Signs and verifies the tokens of sessions. */
export interface Tokens {
  /** `lifetimeS` is in seconds; without it the token lasts as long as an ordinary session. */
  sign(user: AccountUser, version: number, id: string, lifetimeS?: number): Promise<string>;
  /** Null for a token that is not a valid session token of this server. */
  verify(token: string): Promise<SignedClaims | null>;
}

/** Ids that the database can be asked for; PostgreSQL refuses a text with a null character. */
const idSchema = z.string().regex(/^[\w-]+$/);

const SESSION_TOKEN: TokenKind<SignedClaims> = {
  type: 'session+jwt',
  audience: 'mythinkn-portal',
  claims: tokenClaimsSchema.extend({ userId: idSchema, jti: idSchema, ver: z.number() }),
};

export function createTokens(deps: TokenSignerDeps): Tokens {
  const signer = createTokenSigner(SESSION_TOKEN, deps);
  return {
    sign: ({ id: userId, email, role, roles, permissions }, ver, id, lifetimeS = SESSION_LIMITS.lifetimeS) =>
      signer.sign({
        id,
        subject: email,
        lifetimeS,
        claims: { userId, role, roles, permissions, ver },
      }),
    verify: signer.verify,
  };
}
