import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Keyring } from '../../db/server-secret.ts';
import type { Mailer } from '../../mail/mail.ts';
import { type Audit, createAudit } from '../audit.ts';
import { createKnownWaits, type KnownWaits } from '../known-waits.ts';
import { createDeviceTokens, type DeviceTokens } from './device-tokens.ts';
import { limitFailures } from './failure-limit.ts';
import type { Passwords } from './passwords.ts';
import { createSessionActivity, type SessionActivity } from './session-activity.ts';
import { createSessionEnds, type SessionEnds } from './session-ends.ts';
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
  readonly devices: DeviceTokens;
  readonly activity: SessionActivity;
  readonly sessionEnds: SessionEnds;
  readonly audit: Audit;
  readonly waits: KnownWaits;
  /** Networks without a login of an account lately: a guesser is refused without the database. */
  readonly strangers: KnownWaits;
  /** Whether a failed sign-in from a network address may still be recorded. */
  readonly mayRecordFailure: (address: string) => boolean;
  /** Key of the stored code hashes. */
  readonly codeKey: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** An unguessable text, never the same twice. */
  readonly createId: () => string;
  /** Six random digits. */
  readonly createCode: () => string;
}

interface AccountsDeps
  extends Omit<
    AccountsContext,
    'tokens' | 'devices' | 'activity' | 'sessionEnds' | 'audit' | 'waits' | 'strangers' | 'mayRecordFailure' | 'codeKey'
  > {
  readonly keys: { readonly tokens: Keyring; readonly devices: Keyring; readonly codes: Uint8Array };
}

export function createAccountsContext({ keys, ...deps }: AccountsDeps): AccountsContext {
  const { db, now, createId } = deps;
  const tokens = createTokens({ keys: keys.tokens, now });
  const devices = createDeviceTokens({ keys: keys.devices, now });
  const activity = createSessionActivity({ db, now });
  const audit = createAudit({ now, createId });
  const [waits, strangers] = [createKnownWaits(now), createKnownWaits(now)];
  const sessionEnds = createSessionEnds();
  const mayRecordFailure = limitFailures(now);
  const kept = { tokens, devices, activity, sessionEnds, audit, waits, strangers, mayRecordFailure };
  return { ...deps, ...kept, codeKey: keys.codes };
}
