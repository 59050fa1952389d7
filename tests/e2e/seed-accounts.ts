import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { openDatabase } from '../../server/db/open-database.ts';
import { readServerSecret } from '../../server/db/server-secret.ts';
import { createDeviceTokens } from '../../server/services/accounts/device-tokens.ts';
import { createPasswords } from '../../server/services/accounts/passwords.ts';
import { startSession } from '../../server/services/accounts/sessions.ts';
import { createTokens } from '../../server/services/accounts/tokens.ts';
import { toUsernameKey } from '../../server/services/accounts/username-key.ts';
import { createKnownWaits } from '../../server/services/known-waits.ts';
import {
  ADMIN_ROLES,
  type AdminRole,
  administratorsFile,
  PASSWORD,
  type SeededAccount,
  seededFile,
} from './seeded-accounts.ts';

/**
 * A program that fills a data directory with accounts and sessions before the server starts on it: while the server runs, it
 * holds the directory's lock. Mailed codes are limited per hour, and most tests are not about signing in.
 */
const ACCOUNTS = 60;
/** Of each role. */
const ADMINISTRATORS = 8;
/** No browser calls from there: whether `localhost` is an address of IPv4 or IPv6 must not make its network a known one. */
const CALLER = { address: '203.0.113.1', network: 'lan-203-0-113-1', networks: [] };

const [dataDirectory = ''] = process.argv.slice(2);
const QUIET = { info: () => {}, error: () => {} };
const { db, close } = await openDatabase({ dataDirectory, databaseUrl: null }, QUIET);
const secret = readServerSecret({ dataDirectory, tokenSecret: null, previousTokenSecret: null });
const context = {
  db,
  tokens: createTokens({ keys: secret.deriveKeys('tokens'), now: Date.now }),
  devices: createDeviceTokens({ keys: secret.deriveKeys('devices'), now: Date.now }),
  codeKey: secret.deriveKeys('codes').current,
  strangers: createKnownWaits(Date.now),
  now: Date.now,
  createId: randomUUID,
};
const passwords = await createPasswords();
const passwordHash = await passwords.hash(PASSWORD);

const accounts: SeededAccount[] = [];
for (let number = 0; number < ACCOUNTS; number++) {
  accounts.push(await insertAccount(`seeded-${number}@example.com`, `小林${number}`, 'USER'));
}
const administrators = Object.fromEntries(await Promise.all(ADMIN_ROLES.map(insertAdministrators)));
await close();
writeFileSync(seededFile(dataDirectory), JSON.stringify(accounts));
writeFileSync(administratorsFile(dataDirectory), JSON.stringify(administrators));

async function insertAdministrators(role: AdminRole): Promise<[AdminRole, SeededAccount[]]> {
  const inserted: SeededAccount[] = [];
  for (let number = 0; number < ADMINISTRATORS; number++) {
    const name = `${role.toLowerCase().replace('_', '-')}-${number}`;
    inserted.push(await insertAccount(`seeded-${name}@example.com`, name, role));
  }
  return [role, inserted];
}

async function insertAccount(email: string, username: string, role: string): Promise<SeededAccount> {
  const now = Date.now();
  const member = {
    id: randomUUID(),
    email,
    username,
    password_hash: passwordHash,
    status: 'active',
    token_version: 0,
    needs_password_change: 0,
    password_expires_at: null,
  } as const;
  const rest = { username_key: toUsernameKey(username), last_login_at: null };
  await db
    .insertInto('users')
    .values({ ...member, ...rest, created_at: now, updated_at: now })
    .execute();
  await db.insertInto('user_roles').values({ user_id: member.id, role_name: role }).execute();
  const session = await startSession(context, member, CALLER);
  return { email: member.email, username, password: PASSWORD, session };
}
