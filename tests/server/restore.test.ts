import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { ACCOUNT_PATHS, type CodeSent } from '../../src/core/contracts/accounts.ts';
import { ADMIN_ACCESS_PATHS } from '../../src/core/contracts/admin-access.ts';
import { HEALTH_CALLS } from '../../src/core/contracts/admin-health.ts';
import { type BuiltServer, buildServer, type RunningServer } from './built-server.ts';
import { createTestDirectory } from './create-test-directory.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PASSWORD = 'Qz7-tulip-harbor';
/** Each test starts several servers and programs, one after another. */
vi.setConfig({ testTimeout: 60_000 });

let server: BuiltServer;
beforeAll(async () => {
  server = await buildServer();
});

async function start(data: string, environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const running = await server.start({ PORT: '0', HOST: '127.0.0.1', MYTHINKN_DATA: data, ...environment });
  onTestFinished(async () => {
    running.process.kill('SIGKILL');
    await running.ended;
  });
  return running;
}

async function stop({ process, ended }: RunningServer): Promise<void> {
  process.kill('SIGTERM');
  expect(await ended).toBe(0);
}

async function call(
  { port }: RunningServer,
  path: string,
  body: object | null,
  token = '',
): Promise<{ code: string; data: never }> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return reply.json() as never;
}

/** The code of the mail with this number to an address, which local mode prints in the terminal. */
async function waitForCode(running: RunningServer, email: string, number: 1 | 2): Promise<string> {
  const findCode = () => /\b\d{6}\b/.exec(running.output().split(email)[number] ?? '')?.[0];
  await expect.poll(findCode, { timeout: 5000 }).toBeDefined();
  return findCode() ?? '';
}

async function requestCode(running: RunningServer, path: string, email: string): Promise<CodeSent> {
  return (await call(running, path, { email })).data as CodeSent;
}

/** Registers and logs in; returns address and token. */
async function createAccount(running: RunningServer): Promise<{ readonly email: string; readonly token: string }> {
  const email = `${randomUUID()}@example.com`;
  const { ticket } = await requestCode(running, ACCOUNT_PATHS.sendRegisterCode, email);
  const verifyCode = await waitForCode(running, email, 1);
  const account = { email, username: email.slice(0, 12), password: PASSWORD, verifyCode, ticket };
  expect(await call(running, ACCOUNT_PATHS.register, account)).toMatchObject({ code: '200' });
  const requested = await requestCode(running, ACCOUNT_PATHS.sendLoginCode, email);
  const emailCode = await waitForCode(running, email, 2);
  const login = { username: email, password: PASSWORD, emailCode, ticket: requested.ticket };
  const { data } = await call(running, ACCOUNT_PATHS.login, login);
  return { email, token: (data as { token: string }).token };
}

const profileCode = async (running: RunningServer, token: string) =>
  (await call(running, ACCOUNT_PATHS.profile, null, token)).code;

/** The statement that the guide gives to `sqlite3`, run by another process, as an operator does. */
function backUp(data: string, statement: string): void {
  const script = `
    const Database = require('libsql');
    const db = new Database('mythinkn.db');
    db.exec(${JSON.stringify(statement)});
    db.close();`;
  execFileSync(
    process.execPath,
    ['-e', script.replace("'libsql'", JSON.stringify(join(ROOT, 'node_modules/libsql')))],
    {
      cwd: data,
    },
  );
}

it('a backup of a running server, by the guide, has that moment; the files of a stopped one are a whole backup', async () => {
  const guides = ['docs/operations.md', 'README.md'].map((file) => readFile(join(ROOT, file), 'utf8').catch(() => ''));
  const guide = (await Promise.all(guides)).join('\n');
  const statement = /sqlite3 mythinkn\.db "(vacuum into 'copy\.db')"/.exec(guide)?.[1] ?? '';
  expect(statement).not.toBe('');
  const data = await createTestDirectory();
  const running = await start(data);
  const before = await createAccount(running);
  backUp(data, statement);
  const after = await createAccount(running);
  const [restored, whole] = [join(data, '../restored'), join(data, '../whole')];
  await mkdir(restored);
  await copyFile(join(data, 'copy.db'), join(restored, 'mythinkn.db'));
  await copyFile(join(data, 'secret'), join(restored, 'secret'));
  expect(await profileCode(running, after.token)).toBe('200');
  await stop(running);
  await mkdir(whole);
  for (const file of ['mythinkn.db', 'secret']) await copyFile(join(data, file), join(whole, file));
  await rm(data, { recursive: true });

  const again = await start(restored);
  expect(await profileCode(again, before.token)).toBe('200');
  expect(await profileCode(again, after.token)).toBe('401');
  const login = { username: before.email, password: PASSWORD };
  expect((await call(again, ACCOUNT_PATHS.login, login)).code).toBe('NEED_EMAIL_VERIFICATION');
  await createAccount(again);
  await stop(again);

  const last = await start(whole);
  expect(await profileCode(last, before.token)).toBe('200');
  expect(await profileCode(last, after.token)).toBe('200');
  await stop(last);
});

it('a backup downloaded in the browser, and one stored from there, restored by the guide, start with the same accounts and sessions', async () => {
  const guide = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');
  expect(guide).toContain('MYTHINKN_DATA=<new folder> npm run restore -- <backup>');
  const data = await createTestDirectory();
  const admin = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'Violin-Basket-42' };
  const running = await start(data, admin);
  const account = await createAccount(running);
  const first = { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
  const { data: initial } = await call(running, ADMIN_ACCESS_PATHS.login, first);
  const change = { currentPassword: first.password, newPassword: PASSWORD };
  const token = tokenOf((await call(running, ADMIN_ACCESS_PATHS.forceChangePassword, change, tokenOf(initial))).data);
  const folder = await unpack(await downloadBackup(running, token));
  const { data: stored } = await call(running, HEALTH_CALLS.storeBackup.path, {}, token);
  await stop(running);
  restoreTo(join(folder, '..', 'again'), join(data, 'stored-backups', (stored as { name: string }).name));
  await rm(data, { recursive: true });

  const restored = join(folder, '..', 'restored');
  restoreTo(restored, folder);
  const again = await start(restored, admin);
  expect(await profileCode(again, account.token)).toBe('200');
  const status = await call(again, ADMIN_ACCESS_PATHS.status, null, token);
  expect(status).toMatchObject({ code: '200', data: { roles: ['SUPER_ADMIN'], needsPasswordChange: false } });
  expect((await call(again, ADMIN_ACCESS_PATHS.login, first)).code).toBe('WRONG_CREDENTIALS');
  const login = { username: first.username, password: PASSWORD };
  expect((await call(again, ADMIN_ACCESS_PATHS.login, login)).code).toBe('NEED_EMAIL_VERIFICATION');
  await stop(again);
  const fromStored = await start(join(folder, '..', 'again'), admin);
  expect(await profileCode(fromStored, account.token)).toBe('200');
  await stop(fromStored);
});

function restoreTo(data: string, backup: string): void {
  const script = join(server.directory, 'server', 'restore.js');
  execFileSync(process.execPath, [script, backup], { env: { PATH: process.env.PATH, MYTHINKN_DATA: data } });
}

const tokenOf = ({ token }: { readonly token: string }) => token;

async function downloadBackup({ port }: RunningServer, token: string): Promise<Uint8Array> {
  const { method, path } = HEALTH_CALLS.backup;
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status).toBe(200);
  return new Uint8Array(await reply.arrayBuffer());
}

/** Unpacks an archive into a new folder; returns the backup's folder in it. */
async function unpack(archive: Uint8Array): Promise<string> {
  const parent = await createTestDirectory();
  await mkdir(parent);
  const entries = Object.entries(unzipSync(archive));
  for (const [name, bytes] of entries)
    await (name.endsWith('/') ? mkdir(join(parent, name)) : writeFile(join(parent, name), bytes));
  return join(parent, entries[0]?.[0].split('/')[0] ?? '');
}
