import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../../../server/config.ts';
import { type HealthContext, readHealth } from '../../../server/services/admin/health/health.ts';
import { HEALTH_CALLS } from '../../../src/core/contracts/admin-health.ts';
import type { AccountsApp } from '../accounts/create-accounts-app.ts';
import { openTestDatabase } from '../open-test-database.ts';
import { type AdminApp, createAdminApp } from './create-admin-app.ts';

const POSTGRES = process.env.TEST_DATABASE_URL;
const ELSEWHERE = 'postgres://mythinkn:secret@localhost:1/mythinkn';
const MINUTE_MS = 60_000;

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
});

const read = async () => (await test.as('root', HEALTH_CALLS.read)).json().data;

/** The parts over the test's services, some of them replaced. */
function contextOf({ accounts, dataDirectory }: AccountsApp, changes: Partial<HealthContext> = {}): HealthContext {
  const config = parseConfig({ MYTHINKN_DATA: dataDirectory });
  return {
    accounts,
    config,
    version: '1.2.3',
    vulnerabilities: null,
    readLastBackup: () => null,
    listStoredBackups: () => [],
    readIntegrity: () => ({ state: 'unchecked' }),
    ...changes,
  };
}

async function queue(mailClass: 'proved' | 'newcomer', ageMs: number): Promise<void> {
  const mail = {
    to: 'lin@example.com',
    purpose: 'register',
    code: '123456',
    expiresAt: test.now() + MINUTE_MS,
  } as const;
  await test.accounts.mailer.enqueue(test.db, mail, mailClass);
  const created_at = test.now() - ageMs;
  await test.db.updateTable('mail_queue').set({ created_at }).where('created_at', '=', test.now()).execute();
}

describe('the state of the server', () => {
  it('has every part of a server that works', async () => {
    expect(await read()).toEqual({
      at: test.now(),
      database: {
        state: 'reachable',
        kind: POSTGRES ? 'postgres' : 'embedded',
        answerMs: expect.any(Number),
        bytes: expect.any(Number),
        integrity: POSTGRES ? null : { state: 'unchecked' },
      },
      mail: {
        ...{ state: 'read', mode: 'local', isDown: false, oldestWaitingMs: null },
        waiting: { proved: 0, member: 0, newcomer: 0 },
      },
      storage: POSTGRES ? null : { state: 'read', freeBytes: expect.any(Number), usedBytes: expect.any(Number) },
      process: {
        ...{ version: '0.0.0', nodeVersion: process.versions.node },
        ...{ uptimeS: expect.any(Number), memoryBytes: expect.any(Number), vulnerabilities: null },
      },
      lastBackup: POSTGRES ? 'unknown' : null,
      storedBackups: [],
      isPublicOriginSet: false,
    });
  });

  it('has sizes and times in their units', async () => {
    const { database, storage, process: own } = await read();
    expect(database.answerMs).toBeGreaterThan(0);
    // The tables alone take more, whatever the database.
    expect(database.bytes).toBeGreaterThan(50_000);
    if (storage !== null) expect(storage.usedBytes).toBeGreaterThan(database.bytes);
    expect(own.memoryBytes).toBeGreaterThan(20_000_000);
    expect(Math.abs(own.uptimeS - process.uptime())).toBeLessThan(10);
  });

  it('counts waiting mails by class, and names the age of the oldest', async () => {
    await queue('newcomer', 5000);
    await queue('proved', 2000);
    await queue('proved', 90_000);
    const { mail } = await read();
    expect(mail).toMatchObject({ waiting: { proved: 2, member: 0, newcomer: 1 }, oldestWaitingMs: 90_000 });
  });

  it('leaves out mails that were given up or are too late', async () => {
    await queue('proved', 1000);
    await queue('newcomer', 1000);
    await test.db.updateTable('mail_queue').set({ sealed_message: '' }).where('priority', '=', 0).execute();
    await test.db.updateTable('mail_queue').set({ expires_at: test.now() }).where('priority', '=', 2).execute();
    expect((await read()).mail).toMatchObject({
      ...{ waiting: { proved: 0, member: 0, newcomer: 0 }, oldestWaitingMs: null },
    });
  });

  it('says that mails cannot be sent', async () => {
    test.setMailDown(true);
    expect((await read()).mail).toMatchObject({ state: 'read', isDown: true });
  });

  it('knows the public address', async () => {
    const other = await createAdminApp({ PUBLIC_ORIGIN: 'https://example.com' });
    const reply = await other.as('root', HEALTH_CALLS.read);
    expect(reply.json().data.isPublicOriginSet).toBe(true);
  });
});

describe('a part that fails', () => {
  it('is the state of the database and of the mails when tables cannot be read', async () => {
    await sql`drop table mail_queue`.execute(test.db);
    const { database, mail, process: own } = await readHealth(contextOf(test));
    expect([database.state, mail, own.version]).toEqual([
      'reachable',
      { state: 'unreadable', mode: 'local', isDown: false },
      '1.2.3',
    ]);
  });

  it('is the state of a database that does not answer', async () => {
    const { db, close } = await openTestDatabase();
    await close();
    const { database, mail } = await readHealth(contextOf(test, { accounts: { ...test.accounts, db } }));
    expect([database, mail.state]).toEqual([{ state: 'unreachable', kind: 'embedded' }, 'unreadable']);
  });

  it('is the state of a data directory that cannot be read', async () => {
    const config = parseConfig({ MYTHINKN_DATA: '/nowhere/mythinkn' });
    expect((await readHealth(contextOf(test, { config }))).storage).toEqual({ state: 'unreadable' });
  });

  it('leaves the time of the backup open', async () => {
    const readLastBackup = () => {
      throw new Error('EACCES');
    };
    expect((await readHealth(contextOf(test, { readLastBackup }))).lastBackup).toBe('unknown');
  });

  it('is the size of a database alone', async () => {
    // The question for the other kind of database.
    const config = parseConfig(POSTGRES ? {} : { DATABASE_URL: ELSEWHERE });
    expect((await readHealth(contextOf(test, { config }))).database).toMatchObject({ state: 'reachable', bytes: null });
  });
});

it('reports what the check of the embedded database has found', async () => {
  const found = { state: 'damaged', at: 42 } as const;
  const { database } = await readHealth(contextOf(test, { readIntegrity: () => found }));
  expect(database).toMatchObject({ integrity: found });
});

it('reports the time of the last backup, and none where PostgreSQL has the data', async () => {
  const readLastBackup = () => 42;
  const own = await readHealth(contextOf(test, { readLastBackup }));
  const config = parseConfig({ DATABASE_URL: ELSEWHERE });
  const elsewhere = await readHealth(contextOf(test, { readLastBackup, config }));
  expect([own.lastBackup, elsewhere.lastBackup, elsewhere.storage]).toEqual([42, 'unknown', null]);
});
