import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mail.ts';
import { type Audit, createAudit } from '../audit.ts';
import type { Passwords } from './passwords.ts';
import { createTokens, type Tokens } from './tokens.ts';

/**
 * What the account functions work with. They throw an `ApiError` for everything that the caller may correct, and their answers
 * do not reveal whether an address has an account, unless the caller reads its mail or knows its password.
 */
export interface AccountsContext {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly audit: Audit;
  /** Key of the stored code hashes. */
  readonly codeKey: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** An unguessable text, never the same twice. */
  readonly createId: () => string;
  /** Six random digits. */
  readonly createCode: () => string;
}

export interface AccountsDeps extends Omit<AccountsContext, 'tokens' | 'audit' | 'codeKey'> {
  readonly keys: { readonly tokens: Uint8Array; readonly codes: Uint8Array };
}

export function createAccountsContext({ keys, ...deps }: AccountsDeps): AccountsContext {
  const { now, createId } = deps;
  const tokens = createTokens({ key: keys.tokens, now, createId });
  return { ...deps, tokens, audit: createAudit({ now, createId }), codeKey: keys.codes };
}
