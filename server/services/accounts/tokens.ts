import { errors, jwtVerify, SignJWT } from 'jose';
import { tokenClaimsSchema } from '../../../src/core/auth/token-claims.ts';
import type { AccountUser } from '../../../src/core/contracts/accounts.ts';
import { z } from '../../../src/core/schema.ts';
import { TOKEN_LIFETIME_S } from './constants.ts';

/** The claims that the server uses; the others are for display. */
export interface SignedClaims {
  readonly userId: string;
  /** Id of the token itself. */
  readonly jti: string;
  /** The user's token version when it was signed. */
  readonly ver: number;
  /** Seconds since 1970. */
  readonly exp: number;
}

export interface Tokens {
  sign(user: AccountUser, version: number): Promise<string>;
  /** Null for a token that was not signed here, is damaged, or has expired. */
  verify(token: string): Promise<SignedClaims | null>;
}

export interface TokensDeps {
  readonly key: Uint8Array;
  readonly now: () => number;
  readonly createId: () => string;
}

const ALGORITHM = 'HS256';
const claimsSchema = tokenClaimsSchema.extend({ jti: z.string().min(1), ver: z.number() });

export function createTokens({ key, now, createId }: TokensDeps): Tokens {
  return {
    sign({ id, email, role, roles, permissions }, version) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ userId: id, role, roles, permissions, ver: version })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(email)
        .setJti(createId())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_LIFETIME_S)
        .sign(key);
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: new Date(now()) });
        return claimsSchema.safeParse(payload).data ?? null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
