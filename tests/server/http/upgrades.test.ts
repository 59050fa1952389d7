import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Upgrade, UpgradeRoute } from '../../../server/http/upgrades.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';

const PATH = '/mythinkn/api/portal/room';
/** Parts of an answer that no buffer of a connection takes at once. */
const LARGE = Array.from({ length: 100 }, () => Buffer.alloc(80_000, 'mythinkn'));
const LARGE_BYTES = 8_000_000;
const LARGE_PATH = '/mythinkn/large';
const ACCEPT_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

interface UpgradeApp extends TestApp {
  readonly port: number;
  readonly upgrades: Upgrade[];
}

/** A listening application whose route answers the handshake and then echoes raw bytes. */
async function startApp(environment: Record<string, string> = {}, routes = [echo]): Promise<UpgradeApp> {
  const accepted: Upgrade[] = [];
  const upgrades = routes.map((create) => create(accepted));
  const absent = new Proxy({}, { get: () => () => {} }) as never;
  const test = await createTestApp(environment, { accounts: absent, settings: absent, upgrades });
  test.app.get(LARGE_PATH, (_request, reply) => reply.header('content-length', LARGE_BYTES).send(Readable.from(LARGE)));
  test.app.post('/mythinkn/echo', ({ body }) => body);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => test.close());
  return { ...test, port: (test.app.server.address() as { port: number }).port, upgrades: accepted };
}

const echo = (accepted: Upgrade[]): UpgradeRoute => ({
  path: PATH,
  accept(upgrade) {
    accepted.push(upgrade);
    const key = upgrade.request.headers['sec-websocket-key'] ?? '';
    const reply = createHash('sha1').update(`${key}${ACCEPT_SUFFIX}`).digest('base64');
    upgrade.socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${reply}\r\n\r\n`,
    );
    upgrade.socket.on('data', (bytes) => upgrade.socket.write(bytes));
    upgrade.stopSignal.addEventListener('abort', () => upgrade.socket.write('going away'));
  },
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly socket: Socket;
}

/** Sends an upgrade request and resolves with the head of the answer. */
async function upgrade(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const all = {
    Host: `127.0.0.1:${port}`,
    Origin: `http://127.0.0.1:${port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lines = Object.entries(all).filter(([, value]) => value !== '');
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
  const [bytes] = await once(socket, 'data');
  const text = String(bytes);
  return { status: Number(text.split(' ')[1]), text, socket };
}

/** `once` would reject for a connection that was reset. */
const isClosed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.destroyed ? resolve() : socket.once('close', () => resolve())));

describe('an upgrade', () => {
  it('from an own page reaches its route, which then owns the socket', async () => {
    const { port, upgrades } = await startApp();
    const { status, text, socket } = await upgrade(port, `${PATH}?ticket=1`);
    expect([status, text]).toEqual([101, expect.stringContaining('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=')]);
    expect(upgrades[0]?.caller).toMatchObject({ address: '127.0.0.1', network: 'lan-127-0-0-1' });
    expect(upgrades[0]?.request.url).toBe(`${PATH}?ticket=1`);
    socket.write('hello');
    expect(String((await once(socket, 'data'))[0])).toBe('hello');
  });

  it('behind a trusted proxy has the address of the client', async () => {
    const { port, upgrades } = await startApp({ TRUST_PROXY: 'loopback' });
    await upgrade(port, PATH, { 'X-Forwarded-For': '198.51.100.9' });
    expect(upgrades[0]?.caller.address).toBe('198.51.100.9');
  });

  it('is accepted from the public origin', async () => {
    const { port } = await startApp({ PUBLIC_ORIGIN: 'https://tools.example' });
    expect((await upgrade(port, PATH, { Origin: 'https://tools.example' })).status).toBe(101);
  });

  it.each([
    ['https://client.example', 101],
    ['https://client.example.evil.example', 403],
    ['https://evil-client.example', 403],
    ['https://client.example:8443', 403],
    ['http://client.example', 403],
    ['null', 403],
    ['', 403],
  ])('with a configured client and the origin "%s" is answered %i', async (Origin, expected) => {
    const { port } = await startApp({ CLIENT_ORIGINS: 'https://client.example' });
    expect((await upgrade(port, PATH, { Origin })).status).toBe(expected);
  });

  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['', 403],
  ])('with the origin "%s" is answered %i and closed', async (Origin, expected) => {
    const { port, upgrades } = await startApp();
    const { status, text, socket } = await upgrade(port, PATH, { Origin });
    expect([status, upgrades]).toEqual([expected, []]);
    expect(text).toContain('请求不是从本站页面发出的，已拒绝');
    expect(text.toLowerCase()).toContain('content-security-policy');
    await isClosed(socket);
  });

  it.each([
    ['an unknown service path', '/mythinkn/api/unknown', 404],
    ['another unknown path', '/nothing', 404],
    ['an ambiguous path', '/mythinkn/api/%2e%2e/x', 400],
    ['a page', '/mythinkn/portal', 200],
  ])('to %s gets the answer of a plain request, and the socket closes', async (_case, path, expected) => {
    const { port, upgrades } = await startApp();
    const { status, socket } = await upgrade(port, path);
    expect([status, upgrades]).toEqual([expected, []]);
    await isClosed(socket);
  });

  it.each(['h2c', 'websocket'])('to "%s" at an ordinary path brings the whole of a large answer', async (protocol) => {
    const { port } = await startApp();
    const { socket, text } = await upgrade(port, LARGE_PATH, { Upgrade: protocol });
    let received = text.length;
    socket.on('data', (bytes) => {
      received += bytes.length;
    });
    await isClosed(socket);
    expect(text.toLowerCase()).toContain('connection: close');
    expect(received - text.indexOf('\r\n\r\n') - '\r\n\r\n'.length).toBe(LARGE_BYTES);
  });

  it('with a body, of which a part comes later, is answered as the request it is', async () => {
    const { app, port } = await startApp();
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const head = `POST /mythinkn/echo HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n`;
    const upgradeHeaders = 'Connection: Upgrade\r\nUpgrade: h2c\r\n';
    socket.write(`${head}${upgradeHeaders}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a":`);
    // Which of the two depends on the version of Node.
    await Promise.race([once(app.server, 'upgrade'), once(app.server, 'request')]);
    socket.write('123}');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\{"a":123\}$/);
  });

  it('that its client leaves alone does not keep its connection', async () => {
    const { app, port } = await startApp();
    const countConnections = () =>
      new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    const sockets = await Promise.all(Array.from({ length: 20 }, () => upgrade(port, LARGE_PATH, { Upgrade: 'h2c' })));
    for (const { socket } of sockets) {
      socket.pause();
      socket.destroy();
    }
    await expect.poll(countConnections).toBe(0);
  });

  it('to another protocol than WebSocket is refused with 426', async () => {
    const { port } = await startApp();
    const { status, text } = await upgrade(port, PATH, { Upgrade: 'h2c' });
    expect([status, text]).toEqual([426, expect.stringContaining('这个地址只接受 WebSocket 连接')]);
  });

  it('whose client hangs up does not end the process', async () => {
    const { port, upgrades } = await startApp();
    const { socket } = await upgrade(port, PATH);
    socket.resetAndDestroy();
    await isClosed(upgrades[0]?.socket as Socket);
    expect((await upgrade(port, PATH)).status).toBe(101);
  });
});

it('a plain request to a path of WebSockets is answered 426', async () => {
  const { app, port } = await startApp();
  const reply = await app.inject(PATH);
  expect([reply.statusCode, reply.headers.upgrade]).toEqual([426, 'websocket']);
  expect((await fetch(`http://127.0.0.1:${port}/mythinkn/healthz`)).status).toBe(200);
});

it('a stop says goodbye and closes the sockets, also of clients that do not close theirs', async () => {
  const { app, port } = await startApp();
  const { socket } = await upgrade(port, PATH);
  const stubborn = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void stubborn.destroy());
  stubborn.write(
    `GET ${PATH} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  await once(stubborn, 'data');
  const goodbye = once(socket, 'data');
  const before = performance.now();
  await app.close();
  expect(String((await goodbye)[0])).toBe('going away');
  expect(performance.now() - before).toBeLessThan(5000);
});

it('without any route an upgrade is a plain request', async () => {
  const { port } = await startApp({}, []);
  const { status } = await upgrade(port, '/mythinkn/portal');
  expect(status).toBe(200);
});
