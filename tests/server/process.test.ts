import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_PATHS } from '../../src/core/contracts/accounts.ts';
import { ADMIN_ACCESS_PATHS } from '../../src/core/contracts/admin-access.ts';
import { type BuiltServer, buildServer, type RunningServer } from './built-server.ts';
import { readOutbox } from './mail/read-outbox.ts';
import { TEST_FILES } from './test-files.ts';

const HOST = '127.0.0.1';

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

describe('a server on a new data directory', () => {
  const ADMIN_EMAIL = 'boss@example.com';
  let data: string;
  let running: RunningServer;
  beforeAll(async () => {
    data = await mkdtemp(join(TEST_FILES, 'mythinkn-shared-'));
    running = await server.start({ PORT: '0', MYTHINKN_DATA: data, ADMIN_EMAIL });
  });
  afterAll(async () => {
    running.process.kill('SIGKILL');
    await running.ended;
    await rm(data, { recursive: true });
  });

  it('prints the address to open, then the start in the security log', async () => {
    const line = `Z mythinkn 已启动：http://localhost:${running.port}/mythinkn/\n`;
    expect(running.output()).toContain(line);
    const reply = await fetch(`http://localhost:${running.port}/mythinkn/healthz`);
    expect(reply.status).toBe(200);
    await expect.poll(running.output).toMatch(/已启动[^\n]*\n[^\n]* security server\.start outcome=ok/);
  });

  it('serves no file outside of the client', async () => {
    for (const target of TRAVERSALS) {
      const answer = await askBarely(running.port, target);
      expect(answer, target).toContain('HTTP/1.1 400 ');
      expect(answer, target).not.toContain('secret\n');
    }
  });

  it('leaves the initial password in a private file, not in its output, until the first login has replaced it', async () => {
    const file = join(data, 'initial-password');
    const currentPassword = (await readFile(file, 'utf8')).trim();
    const send = async (path: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const url = `http://localhost:${running.port}${path}`;
      const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await reply.json()) as { code: string; data: { token: string } };
    };
    const { login, forceChangePassword } = ADMIN_ACCESS_PATHS;
    const first = await send(login, { username: ADMIN_EMAIL, password: currentPassword });
    expect(first.code).toBe('NEED_PASSWORD_CHANGE');
    const passwords = { currentPassword, newPassword: 'Marble-Canoe-19' };
    expect((await send(forceChangePassword, passwords, first.data.token)).code).toBe('200');
    expect(await readdir(data)).not.toContain('initial-password');
    expect(running.output()).toContain(ADMIN_EMAIL);
    expect(running.output()).not.toContain(currentPassword);
  });

  it('keeps a second one off its data directory, which says what to do', async () => {
    const other = await server.start({ PORT: '0', HOST, MYTHINKN_DATA: data });
    expect(await other.ended).toBe(1);
    expect(other.output()).toMatch(new RegExp(`${running.process.pid}[\\s\\S]*MYTHINKN_DATA`));
    expect(other.output()).not.toContain('    at ');
  });

  it('finishes the request in progress after a stop signal, accepts no new one, and unlocks its data directory', async () => {
    const { socket, answer } = await beginRequest(running.port);
    running.process.kill('SIGTERM');
    await expect.poll(() => canConnect(running.port)).toBe(false);
    socket.write('{}');
    expect(await running.ended).toBe(0);
    expect(answer()).toContain('HTTP/1.1 404');
    expect(await readdir(data)).not.toContain('lock');
  });

  it('has a successor that keeps running when its output is no longer read, and stops gracefully when its terminal is closed', async () => {
    running.process.kill('SIGTERM');
    await running.ended;
    running = await server.start({ PORT: '0', HOST, MYTHINKN_DATA: data });
    expect(running.port, running.output()).toBeGreaterThan(0);
    running.process.stdout?.destroy();
    running.process.stderr?.destroy();
    for (const email of ['a@example.cn', 'b@example.cn']) {
      const reply = await fetch(`http://${HOST}:${running.port}${ACCOUNT_PATHS.sendRegisterCode}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      expect(reply.status).toBe(200);
      // Local mode prints the code in the terminal when it has stored the mail.
      const readReceivers = async () => (await readOutbox(data)).map(({ headers }) => headers.to);
      await expect.poll(readReceivers, { timeout: 10_000 }).toContain(email);
    }
    expect((await fetch(`http://${HOST}:${running.port}/mythinkn/healthz`)).status).toBe(200);
    expect(running.process.exitCode).toBeNull();
    running.process.kill(process.platform === 'win32' ? 'SIGTERM' : 'SIGHUP');
    expect(await running.ended).toBe(0);
  });
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
