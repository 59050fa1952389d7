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
const ADMIN = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'Violin-Basket-42' };
const FIRST_LOGIN = { username: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
/** Several servers and programs run one after another. */
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

it('a backup of a running server by the guide, one downloaded in the browser and one stored from there have that moment; the files of a stopped one are a whole backup', async () => {
  const files = ['docs/operations.md', 'README.md'].map((file) => readFile(join(ROOT, file), 'utf8').catch(() => ''));
  const guide = (await Promise.all(files)).join('\n');
  const statement = /sqlite3 mythinkn\.db "(vacuum into 'copy\.db')"/.exec(guide)?.[1] ?? '';
  expect(statement).not.toBe('');
  expect(guide).toContain('MYTHINKN_DATA=<new folder> npm run restore -- <backup>');
  const data = await createTestDirectory();
  const running = await start(data, ADMIN);
  const before = await createAccount(running);
  const token = await signInAsAdmin(running);
  backUp(data, statement);
  const downloaded = await unpack(await downloadBackup(running, token));
  const { data: stored } = await call(running, HEALTH_CALLS.storeBackup.path, {}, token);
  const after = await createAccount(running);
  const folderOf = (name: string) => join(data, '..', name);
  await copyFiles({ 'copy.db': 'mythinkn.db', secret: 'secret' }, data, folderOf('by-hand'));
  expect(await profileCode(running, after.token)).toBe('200');
  await stop(running);
  await copyFiles({ 'mythinkn.db': 'mythinkn.db', secret: 'secret' }, data, folderOf('whole'));
  restoreTo(folderOf('stored'), join(data, 'stored-backups', (stored as { name: string }).name));
  restoreTo(folderOf('downloaded'), downloaded);
  await rm(data, { recursive: true });

  for (const name of ['by-hand', 'downloaded', 'stored', 'whole']) {
    const again = await start(folderOf(name), ADMIN);
    expect(await profileCode(again, before.token), name).toBe('200');
    expect(await profileCode(again, after.token), name).toBe(name === 'whole' ? '200' : '401');
    if (name === 'by-hand') await checkAccounts(again, before.email);
    if (name === 'downloaded') await checkAdmin(again, token);
    await stop(again);
  }
});

async function copyFiles(names: Readonly<Record<string, string>>, from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const [name, copy] of Object.entries(names)) await copyFile(join(from, name), join(to, copy));
}

/** An old account logs in with its password, and a new one can be made. */
async function checkAccounts(running: RunningServer, email: string): Promise<void> {
  const login = { username: email, password: PASSWORD };
  expect((await call(running, ACCOUNT_PATHS.login, login)).code).toBe('NEED_EMAIL_VERIFICATION');
  await createAccount(running);
}

/** The administrator has kept the session and the password that replaced the first one. */
async function checkAdmin(running: RunningServer, token: string): Promise<void> {
  const status = await call(running, ADMIN_ACCESS_PATHS.status, null, token);
  expect(status).toMatchObject({ code: '200', data: { roles: ['SUPER_ADMIN'], needsPasswordChange: false } });
  expect((await call(running, ADMIN_ACCESS_PATHS.login, FIRST_LOGIN)).code).toBe('WRONG_CREDENTIALS');
  const login = { username: ADMIN.ADMIN_EMAIL, password: PASSWORD };
  expect((await call(running, ADMIN_ACCESS_PATHS.login, login)).code).toBe('NEED_EMAIL_VERIFICATION');
}

/** Replaces the first password; returns the token. */
async function signInAsAdmin(running: RunningServer): Promise<string> {
  const { data } = await call(running, ADMIN_ACCESS_PATHS.login, FIRST_LOGIN);
  const change = { currentPassword: FIRST_LOGIN.password, newPassword: PASSWORD };
  return tokenOf((await call(running, ADMIN_ACCESS_PATHS.forceChangePassword, change, tokenOf(data))).data);
}

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
