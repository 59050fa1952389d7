import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ACCOUNT_PATHS } from '../../src/core/contracts/accounts.ts';
import { ADMIN_ACCESS_PATHS } from '../../src/core/contracts/admin-access.ts';
import { type BuiltServer, buildServer } from './built-server.ts';

const HOST = '127.0.0.1';
/** For several starts of a server, each of which takes seconds on a busy machine. */
const SEVERAL_STARTS_MS = 60_000;

let server: BuiltServer;
beforeAll(async () => {
  server = await buildServer();
});

/** Clients such as browsers never send these addresses as they are. */
const TRAVERSALS = [
  '/mythinkn/../../secret.txt',
  '/mythinkn/assets/../../secret.txt',
  '/mythinkn/%2e%2e/%2e%2e/secret.txt',
  '/mythinkn/assets/..%2f..%2fsecret.txt',
  '/mythinkn/..\\..\\secret.txt',
  'http://evil.example/mythinkn/portal',
];

it('prints the address to open, then the start in the security log, and serves no file outside of the client', async () => {
  const running = await server.start({ PORT: '0' });
  const line = `Z mythinkn 已启动：http://localhost:${running.port}/mythinkn/\n`;
  expect(running.output()).toContain(line);
  const reply = await fetch(`http://localhost:${running.port}/mythinkn/healthz`);
  expect(reply.status).toBe(200);
  for (const target of TRAVERSALS) {
    const answer = await askBarely(running.port, target);
    expect(answer, target).toContain('HTTP/1.1 400 ');
    expect(answer, target).not.toContain('secret\n');
  }
  running.process.kill('SIGTERM');
  expect(await running.ended).toBe(0);
});

/** Everything that the server answers to a request for exactly this address. */
async function askBarely(port: number, target: string): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

it('says what to do about a port in use, without a stack trace', async () => {
  const other = createServer().listen(0, HOST);
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const running = await server.start({ PORT: String(port), HOST });
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain(`端口 ${port} 已被占用`);
  expect(running.output()).toContain(`PORT=${port + 1}`);
  expect(running.output()).not.toContain('    at ');
  other.close();
});

it('names the bad variables of the environment', async () => {
  const running = await server.start({ PORT: 'abc', PUBLIC_ORIGIN: 'x' });
  expect(await running.ended).toBe(1);
  expect(running.output()).toMatch(/PORT：[\s\S]*PUBLIC_ORIGIN：/);
  expect(running.output()).not.toContain('    at ');
});

it(
  'refuses a second server on a data directory until the first has stopped, and says what to do',
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'mythinkn-shared-'));
    const environment = { PORT: '0', HOST, MYTHINKN_DATA: data };
    const first = await server.start(environment);
    const second = await server.start(environment);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(new RegExp(`${first.process.pid}[\\s\\S]*MYTHINKN_DATA`));
    expect(second.output()).not.toContain('    at ');
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(await readdir(data)).not.toContain('lock');
    const third = await server.start(environment);
    expect(third.port).toBeGreaterThan(0);
    third.process.kill('SIGTERM');
    await third.ended;
    await rm(data, { recursive: true });
  },
  SEVERAL_STARTS_MS,
);

it('finishes the request in progress after a stop signal, and accepts no new one', async () => {
  const running = await server.start({ PORT: '0', HOST });
  const { socket, answer } = await beginRequest(running.port);
  running.process.kill('SIGTERM');
  await expect.poll(() => canConnect(running.port)).toBe(false);
  socket.write('{}');
  expect(await running.ended).toBe(0);
  expect(answer()).toContain('HTTP/1.1 404');
});

it('leaves the initial password in a private file, not in its output, until the first login has replaced it', async () => {
  const data = await mkdtemp(join(tmpdir(), 'mythinkn-first-'));
  const running = await server.start({ PORT: '0', HOST, MYTHINKN_DATA: data, ADMIN_EMAIL: 'boss@example.com' });
  const file = join(data, 'initial-password');
  const currentPassword = (await readFile(file, 'utf8')).trim();
  const send = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const url = `http://${HOST}:${running.port}${path}`;
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await reply.json()) as { code: string; data: { token: string } };
  };
  const { login, forceChangePassword } = ADMIN_ACCESS_PATHS;
  const first = await send(login, { username: 'boss@example.com', password: currentPassword });
  expect(first.code).toBe('NEED_PASSWORD_CHANGE');
  const passwords = { currentPassword, newPassword: 'Marble-Canoe-19' };
  expect((await send(forceChangePassword, passwords, first.data.token)).code).toBe('200');
  expect(await readdir(data)).not.toContain('initial-password');
  expect(running.output()).toContain('boss@example.com');
  expect(running.output()).not.toContain(currentPassword);
  running.process.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  await rm(data, { recursive: true });
});

it('keeps running when its output is no longer read, and stops gracefully when its terminal is closed', async () => {
  const data = await mkdtemp(join(tmpdir(), 'mythinkn-unread-'));
  const running = await server.start({ PORT: '0', HOST, MYTHINKN_DATA: data });
  running.process.stdout?.destroy();
  running.process.stderr?.destroy();
  for (const [index, email] of ['a@example.cn', 'b@example.cn'].entries()) {
    const reply = await fetch(`http://${HOST}:${running.port}${ACCOUNT_PATHS.sendRegisterCode}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(reply.status).toBe(200);
    // Local mode prints the code in the terminal when it has stored the mail.
    const listMails = () => readdir(join(data, 'outbox')).catch(() => []);
    await expect.poll(listMails, { timeout: 10_000 }).toHaveLength(index + 1);
  }
  expect((await fetch(`http://${HOST}:${running.port}/mythinkn/healthz`)).status).toBe(200);
  expect(running.process.exitCode).toBeNull();
  running.process.kill(process.platform === 'win32' ? 'SIGTERM' : 'SIGHUP');
  expect(await running.ended).toBe(0);
  await rm(data, { recursive: true });
});

it('ends at once after a second, later signal, but not after the echo of the first', async () => {
  const running = await server.start({ PORT: '0', HOST });
  const { socket } = await beginRequest(running.port);
  running.process.kill('SIGINT');
  running.process.kill('SIGINT');
  await expect.poll(() => canConnect(running.port)).toBe(false);
  expect(running.process.exitCode).toBeNull();
  const repeat = setInterval(() => running.process.kill('SIGINT'), 200);
  expect(await running.ended).toBe(1);
  clearInterval(repeat);
  socket.destroy();
});

/** Begins a request whose body does not follow. Resolves when the server is at it, and not already when it has been sent. */
async function beginRequest(port: number): Promise<{ socket: Socket; answer(): string }> {
  const socket = connect(port, HOST);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const head = `Host: ${HOST}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue`;
  socket.write(`POST /mythinkn/api/x HTTP/1.1\r\n${head}\r\n\r\n`);
  await expect.poll(() => answer, { timeout: 10_000 }).toContain('HTTP/1.1 100 Continue');
  return { socket, answer: () => answer };
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST, () => resolve(true));
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => resolve(false));
  });
}
