import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { HTTP_BOUNDS } from '../../../server/http/constants.ts';
import { startApp, timeUntilClosed, toRequest } from './listening-app.ts';

const TIMES = { headersTimeoutMs: 300, requestTimeoutMs: 600, checkingIntervalMs: 50 };
const FEW = { ...HTTP_BOUNDS, connectionsMax: 8, connectionsPerNetworkMax: 5 };
const HEALTH = '/mythinkn/healthz';
const POST = `POST ${HEALTH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n`;

/** The request as a proxy passes it on. */
function forwardedFor(request: string, address: string): string {
  return request.replace('Host:', `X-Forwarded-For: ${address}\r\nHost:`);
}

type Listening = Awaited<ReturnType<typeof startApp>>;

/** Whether a new connection from the address is answered. */
async function isServed({ open }: Listening, from: string): Promise<boolean> {
  const socket = await open(from);
  socket.write(toRequest(HEALTH, 'Connection: close\r\n'));
  const [bytes] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return String(bytes).startsWith('HTTP/1.1 200');
}

/** Connections that the server has accepted and not closed. */
function countConnections({ app }: Listening): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
}

async function openMany({ open }: Listening, count: number, from: string) {
  return Promise.all(Array.from({ length: count }, () => open(from)));
}

describe('slow senders', () => {
  it('lose the connection when the headers take too long', async () => {
    const { open } = await startApp({}, { ...HTTP_BOUNDS, ...TIMES });
    const socket = await open();
    socket.write('GET / HTTP/1.1\r\n');
    expect(await timeUntilClosed(socket)).toBeLessThan(1000);
  });

  it('lose the connection when the body takes too long', async () => {
    const { open } = await startApp({}, { ...HTTP_BOUNDS, ...TIMES });
    const socket = await open();
    socket.write(POST);
    const drip = setInterval(() => socket.write('x'), 100);
    const closedAfterMs = await timeUntilClosed(socket);
    clearInterval(drip);
    expect(closedAfterMs).toBeGreaterThan(400);
    expect(closedAfterMs).toBeLessThan(1500);
  });

  it('have 30 seconds for a request and 15 for its headers, checked every 5', async () => {
    const { app } = await startApp();
    const { headersTimeout, requestTimeout } = app.server;
    expect([headersTimeout, requestTimeout]).toEqual([15_000, 30_000]);
    expect(HTTP_BOUNDS.checkingIntervalMs).toBe(5000);
  });
});

describe('many connections', () => {
  it('of one network leave room for others', async () => {
    const app = await startApp({}, FEW);
    const strangers = await openMany(app, 20, '127.0.0.2');
    await expect.poll(() => strangers.filter(({ destroyed }) => !destroyed).length).toBe(5);
    expect(await isServed(app, '127.0.0.1')).toBe(true);
  });

  it('of one network give way to a newer one of the same network while they are idle', async () => {
    const app = await startApp({}, FEW);
    await openMany(app, 20, '127.0.0.2');
    expect(await isServed(app, '127.0.0.2')).toBe(true);
  });

  it('of one network keep their requests in progress', async () => {
    const app = await startApp({}, FEW);
    const busy = await openMany(app, 5, '127.0.0.2');
    let received = 0;
    app.app.server.on('request', () => {
      received += 1;
    });
    for (const socket of busy) socket.write(POST.replace(HEALTH, '/mythinkn/api/x'));
    await expect.poll(() => received).toBe(5);
    expect(await isServed(app, '127.0.0.2')).toBe(false);
    const answers = busy.map((socket) => once(socket, 'data'));
    for (const socket of busy) socket.write('123456789');
    for (const [answer] of await Promise.all(answers)) expect(String(answer)).toContain('HTTP/1.1 4');
  });

  it('of one network give way while their refused calls wait for an answer', async () => {
    const app = await startApp({ CALLS_PER_SECOND: '1' }, FEW);
    let received = 0;
    app.app.server.on('request', () => {
      received += 1;
    });
    const [first, ...others] = await openMany(app, 5, '127.0.0.2');
    const call = toRequest('/mythinkn/api/x');
    // These use up what the network may call at once.
    for (const socket of others) {
      socket.write(call);
      await once(socket, 'data');
    }
    for (const socket of [first, ...others]) socket?.write(call);
    await expect.poll(() => received).toBe(9);
    expect(await isServed(app, '127.0.0.2')).toBe(true);
  });

  it('of many networks give way to newer ones while they are idle', async () => {
    const app = await startApp({}, FEW);
    for (const address of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) await openMany(app, 5, address);
    expect(await isServed(app, '127.0.0.1')).toBe(true);
  });

  it('of a trusted proxy count only in all', async () => {
    const app = await startApp({ TRUST_PROXY: '127.0.0.2' }, FEW);
    const proxied = await openMany(app, 8, '127.0.0.2');
    await expect.poll(() => countConnections(app)).toBe(8);
    expect(await isServed(app, '127.0.0.1')).toBe(false);
    expect(proxied.filter(({ destroyed }) => destroyed)).toEqual([]);
    await expect.poll(() => countConnections(app)).toBe(8);
  });

  it.each([
    ['/56', (last: number) => `2001:db8:1:11${last}::1`, 10],
    ['/48', (last: number) => `2001:db8:2:${last}00::1`, 20],
  ])('of a trusted proxy for the networks of one %s are bounded together', async (_width, toAddress, room) => {
    const app = await startApp({ TRUST_PROXY: '127.0.0.1' }, { ...HTTP_BOUNDS, connectionsPerNetworkMax: 5 });
    let received = 0;
    app.app.server.on('request', () => {
      received += 1;
    });
    const held = await openMany(app, room, '127.0.0.1');
    held.forEach((socket, index) => {
      socket.write(forwardedFor(POST.replace(HEALTH, '/mythinkn/api/x'), toAddress(10 + (index % 10))));
    });
    await expect.poll(() => received).toBe(room);
    const ask = async (address: string) => {
      const socket = await app.open();
      socket.write(forwardedFor(toRequest('/mythinkn/api/x', 'Connection: close\r\n'), address));
      return String((await once(socket, 'data'))[0]).slice('HTTP/1.1 '.length, 'HTTP/1.1 429'.length);
    };
    expect(await ask(toAddress(20))).toBe('429');
    expect(await ask('2001:db8:99::1')).toBe('404');
    for (const socket of held) socket.destroy();
    await expect.poll(() => ask(toAddress(20))).toBe('404');
  });

  it('are at most 200 of a network and 4000 in all', () => {
    expect(HTTP_BOUNDS).toMatchObject({ connectionsPerNetworkMax: 200, connectionsMax: 4000 });
  });
});
