import { createHash } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { z } from '../../../src/core/schema.ts';
import type { Keyring } from '../../db/server-secret.ts';
import { CLOCK_LEEWAY_MS } from './constants.ts';

/**
 * One kind of token. Kinds differ in type, audience and the purpose of their keys, so a token of one kind is never accepted
 * as another.
 */
export interface TokenKind<Claims> {
  /** Header `typ`, such as `session+jwt`. */
  readonly type: string;
  /** Claim `aud`. */
  readonly audience: string;
  /** The claims that the server reads after verification. */
  readonly claims: z.ZodType<Claims>;
}

interface TokenContents {
  readonly id: string;
  readonly subject: string;
  readonly lifetimeS: number;
  readonly claims: JWTPayload;
}

export interface TokenSigner<Claims> {
  /** Signs with the current key. */
  sign(contents: TokenContents): Promise<string>;
  /**
   * Null for a token that no known key signed, is of another kind, damaged, expired, or issued by a clock that was ahead.
   */
  verify(token: string): Promise<Claims | null>;
}

export interface TokenSignerDeps {
  readonly keys: Keyring;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const ALGORITHM = 'HS256';
const ISSUER = 'mythinkn';
/** Bytes of a key's digest that name the key in the header. */
const KEY_ID_BYTES = 8;

export function createTokenSigner<Claims>(
  kind: TokenKind<Claims>,
  { keys, now }: TokenSignerDeps,
): TokenSigner<Claims> {
  const known = new Map([keys.current, ...keys.previous].map((key) => [toKeyId(key), key]));
  const currentId = toKeyId(keys.current);
  const expected = { algorithms: [ALGORITHM], typ: kind.type, audience: kind.audience, issuer: ISSUER };
  return {
    sign({ id, subject, lifetimeS, claims }) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: kind.type, kid: currentId })
        .setIssuer(ISSUER)
        .setAudience(kind.audience)
        .setSubject(subject)
        .setJti(id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeS)
        .sign(keys.current);
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, ({ kid = '' }) => findKey(known, kid), {
          ...expected,
          currentDate: new Date(now()),
          requiredClaims: ['iat'],
        });
        if ((payload.iat ?? 0) * 1000 > now() + CLOCK_LEEWAY_MS) return null;
        return kind.claims.safeParse(payload).data ?? null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

function findKey(known: ReadonlyMap<string, Uint8Array>, id: string): Uint8Array {
  const key = known.get(id);
  if (key === undefined) throw new errors.JWKSNoMatchingKey();
  return key;
}

/** Names a key without revealing it: the beginning of a digest of its 32 random bytes. */
function toKeyId(key: Uint8Array): string {
  return createHash('sha256')
    .update('mythinkn key id')
    .update(key)
    .digest()
    .subarray(0, KEY_ID_BYTES)
    .toString('base64url');
}
