import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { composeServices, type Services } from '../../server/compose-services.ts';
import { parseConfig } from '../../server/config.ts';
import { findSession, startSession } from '../../server/services/accounts/sessions.ts';
import { findMemberByEmail } from '../../server/services/accounts/users.ts';
import { MAIL_SETTING } from '../../server/services/settings/mail-setting.ts';
import { startSmtpReceiver } from './mail/smtp-receiver.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';

const EMAIL = 'lin@example.com';
const CALLER = { address: '203.0.113.1', network: 'lan-203-0-113-1', networks: [] };
const QUIET = { info: () => {}, error: () => {} };
const [OLD_SECRET, NEW_SECRET] = ['0123456789abcdefghijklmnopqrstuv', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'];

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  await database.db.insertInto('users').values(USER).execute();
});

const USER = {
  id: 'lin',
  email: EMAIL,
  username: 'Lin',
  username_key: 'lin',
  password_hash: '',
  status: 'active',
  token_version: 0,
  needs_password_change: 0,
  created_at: 0,
  updated_at: 0,
  last_login_at: null,
} as const;

/** The services of one process. The test stops them before the next process starts. */
async function start(environment: Readonly<Record<string, string>> = {}): Promise<Services> {
  const config = parseConfig({ MYTHINKN_DATA: database.dataDirectory, ...environment });
  const services = await composeServices(config, database.db, QUIET, { record: () => {}, flush: () => {} });
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await services.stop();
    isStopped = true;
  };
  onTestFinished(stop);
  return { ...services, stop };
}

async function signIn({ accounts }: Services, isOwnDevice = false): Promise<string> {
  const member = await findMemberByEmail(accounts.db, EMAIL);
  if (member === null) throw new Error('No member');
  return (await startSession(accounts, member, CALLER, isOwnDevice)).token;
}

const isValid = ({ accounts }: Services, token: string) =>
  findSession(accounts, token).then(
    () => true,
    () => false,
  );
const keyIdOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

/** The two ways to rotate, and to take the previous secret away. */
const WAYS = {
  'the file': {
    before: {},
    rotate: () => {
      renameSync(join(database.dataDirectory, 'secret'), join(database.dataDirectory, 'secret.previous'));
      return {};
    },
    remove: () => {
      rmSync(join(database.dataDirectory, 'secret.previous'));
      return {};
    },
  },
  'the environment': {
    before: { TOKEN_SECRET: OLD_SECRET },
    rotate: () => ({ TOKEN_SECRET: NEW_SECRET, TOKEN_SECRET_PREVIOUS: OLD_SECRET }),
    remove: () => ({ TOKEN_SECRET: NEW_SECRET }),
  },
};

describe.each(Object.entries(WAYS))('a secret rotated by %s', (_way, { before, rotate, remove }) => {
  it('keeps sessions until the previous secret is removed, and signs new ones with the new key', async () => {
    const first = await start(before);
    const [old, own] = [await signIn(first), await signIn(first, true)];
    await first.stop();

    const second = await start(rotate());
    const fresh = await signIn(second);
    const tokens = [old, own, fresh];
    expect(await Promise.all(tokens.map((token) => isValid(second, token)))).toEqual([true, true, true]);
    expect(keyIdOf(fresh)).not.toBe(keyIdOf(old));
    await second.stop();

    const third = await start(remove());
    expect(await Promise.all(tokens.map((token) => isValid(third, token)))).toEqual([false, false, true]);
  });

  it('sends waiting mails and keeps saved secrets, which need the previous secret for one start only', async () => {
    const receiver = await startSmtpReceiver();
    const first = await start(before);
    const saved = {
      ...MAIL_SETTING.initial,
      host: '127.0.0.1',
      port: receiver.port,
      from: EMAIL,
      password: 'app-password',
    };
    await first.settings.save(MAIL_SETTING, saved, { id: null, address: '' });
    await first.stop();
    const mail = { to: EMAIL, purpose: 'login', code: '048392', expiresAt: Date.now() + 60_000 } as const;
    await first.accounts.mailer.enqueue(database.db, mail, 'proved');

    const second = await start(rotate());
    await expect.poll(() => receiver.mails.length, { timeout: 5000 }).toBe(1);
    await second.stop();

    const third = await start(remove());
    expect(await third.settings.read(MAIL_SETTING)).toEqual(saved);
  });
});

it('without the previous secret, sessions end and saved secrets are lost', async () => {
  const first = await start();
  const old = await signIn(first);
  await first.settings.save(
    MAIL_SETTING,
    { ...MAIL_SETTING.initial, password: 'app-password' },
    { id: null, address: '' },
  );
  await first.stop();
  rmSync(join(database.dataDirectory, 'secret'));
  const second = await start();
  expect(await isValid(second, old)).toBe(false);
  expect((await second.settings.read(MAIL_SETTING)).password).toBe('');
});
