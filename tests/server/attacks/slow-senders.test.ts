import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createAccountsApp } from '../accounts/create-accounts-app.ts';
import { exchange, listenOnLoopback } from './raw-connection.ts';

const HEADERS_TIMEOUT_MS = 600;
const REQUEST_TIMEOUT_MS = 1200;
const CHECK_INTERVAL_MS = 100;
const BYTE_INTERVAL_MS = 50;
const SOCKETS_EACH = 20;
/** Far above an answer on loopback. */
const SLOWEST_MS = 5000;

const POST = 'POST /mythinkn/api/portal/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';

/** Bytes that a sender writes at once, and bytes that it then repeats one by one without an end. */
const SENDERS: Readonly<Record<string, readonly [start: string, drip: string]>> = {
  'the first line': ['GET /', 'a'],
  headers: ['GET /mythinkn/portal HTTP/1.1\r\nHost: 127.0.0.1\r\n', 'X-Slow: a\r\n'],
  'a body': [`${POST}Content-Length: 60000\r\n\r\n`, ' '],
  chunks: [`${POST}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  nothing: [`${POST}Content-Length: 60000\r\n\r\n`, ''],
};

it('ends slow requests at their time limits, and answers others meanwhile', async () => {
  const test = await createAccountsApp({}, { isAlone: true });
  // The time limits of the product, shortened alike.
  Object.assign(test.app.server, {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  });
  const { port } = await listenOnLoopback(test.app);
  const senders = Object.values(SENDERS).flatMap(([start, drip]) =>
    Array.from({ length: SOCKETS_EACH }, () => sendSlowly(port, start, drip)),
  );
  const durations: number[] = [];
  while (senders.some(({ isOpen }) => isOpen())) {
    const get = 'GET /mythinkn/portal HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n';
    const { statuses, durationMs } = await exchange(port, get);
    expect(statuses).toEqual([200]);
    durations.push(durationMs);
    if (durations.length > 5000) break;
  }
  const answers = await Promise.all(senders.map(({ ended }) => ended));
  expect(answers.filter((answer) => answer !== '' && !/^HTTP\/1.1 408 /.test(answer))).toEqual([]);
  expect(durations.length).toBeGreaterThan(10);
  expect(Math.max(...durations)).toBeLessThan(SLOWEST_MS);
  expect(test.lines).toEqual([]);
});

interface SlowSender {
  isOpen(): boolean;
  /** What the server sent before it closed the connection. */
  readonly ended: Promise<string>;
}

function sendSlowly(port: number, start: string, drip: string): SlowSender {
  const socket: Socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  let sent = 0;
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  socket.write(start);
  const timer = setInterval(() => {
    if (drip !== '' && socket.writable) socket.write(drip[sent++ % drip.length] ?? '');
  }, BYTE_INTERVAL_MS);
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
  return { isOpen: () => !socket.destroyed, ended };
}
