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
  PASSWORD,
  rolesFile,
  SEEDED_ROLES,
  type SeededAccount,
  type SeededRole,
  seededFile,
} from './seeded-accounts.ts';

/**
 * A program that fills a data directory with accounts and sessions before the server starts on it: while the server runs, it
 * holds the directory's lock. Mailed codes are limited per hour, and most tests are not about signing in.
 */
const ACCOUNTS = 300;
/** Of each role. */
const OF_EACH_ROLE = 8;
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

const accounts = await insertAccounts(
  Array.from({ length: ACCOUNTS }, (_, number) => ({
    email: `seeded-${number}@example.com`,
    username: `小林${number}`,
  })),
  'USER',
);
const ofRoles = Object.fromEntries(await Promise.all(SEEDED_ROLES.map(insertOfRole)));
await close();
writeFileSync(seededFile(dataDirectory), JSON.stringify(accounts));
writeFileSync(rolesFile(dataDirectory), JSON.stringify(ofRoles));

async function insertOfRole(role: SeededRole): Promise<[SeededRole, SeededAccount[]]> {
  const names = Array.from(
    { length: OF_EACH_ROLE },
    (_, number) => `${role.toLowerCase().replace('_', '-')}-${number}`,
  );
  return [
    role,
    await insertAccounts(
      names.map((name) => ({ email: `seeded-${name}@example.com`, username: name })),
      role,
    ),
  ];
}

/** Inserts all accounts with one statement for each table. */
async function insertAccounts(
  people: readonly Pick<SeededAccount, 'email' | 'username'>[],
  role: string,
): Promise<SeededAccount[]> {
  const now = Date.now();
  const members = people.map((person) => ({
    ...person,
    id: randomUUID(),
    password_hash: passwordHash,
    status: 'active' as const,
    token_version: 0,
    needs_password_change: 0 as const,
    password_expires_at: null,
  }));
  const toRow = (member: (typeof members)[number]) => ({
    ...member,
    username_key: toUsernameKey(member.username),
    last_login_at: null,
    created_at: now,
    updated_at: now,
  });
  await db.insertInto('users').values(members.map(toRow)).execute();
  const roles = members.map(({ id }) => ({ user_id: id, role_name: role }));
  await db.insertInto('user_roles').values(roles).execute();
  const seeded: SeededAccount[] = [];
  for (const member of members) {
    const session = await startSession(context, member, CALLER);
    seeded.push({ email: member.email, username: member.username, password: PASSWORD, session });
  }
  return seeded;
}
