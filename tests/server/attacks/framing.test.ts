import { expect, it } from 'vitest';
import { createAccountsApp } from '../accounts/create-accounts-app.ts';
import { exchange, listenOnLoopback } from './raw-connection.ts';

const HEAD =
  'POST /mythinkn/api/portal/send-register-code HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json';
const GET = 'GET /mythinkn/healthz HTTP/1.1\r\nHost: 127.0.0.1';
/** A second request hidden in the body of the first. */
const HIDDEN = 'GET /mythinkn/hidden HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
const CHUNKED = 'Transfer-Encoding: chunked';
const toHex = (text: string) => text.length.toString(16);
const LENGTH = `Content-Length: ${HIDDEN.length}`;

/** Requests whose end two programs may see at different places. */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  'length and chunks': `${HEAD}\r\n${LENGTH}\r\n${CHUNKED}\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunks and length': `${HEAD}\r\n${CHUNKED}\r\nContent-Length: 4\r\n\r\n${toHex(HIDDEN)}\r\n${HIDDEN}\r\n0\r\n\r\n`,
  'two lengths': `${HEAD}\r\nContent-Length: 0\r\n${LENGTH}\r\n\r\n${HIDDEN}`,
  'two equal lengths': `${HEAD}\r\n${LENGTH}\r\n${LENGTH}\r\n\r\n${HIDDEN}`,
  'a list of lengths': `${HEAD}\r\nContent-Length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a signed length': `${HEAD}\r\nContent-Length: +0\r\n\r\n${HIDDEN}`,
  'a negative length': `${HEAD}\r\nContent-Length: -1\r\n\r\n${HIDDEN}`,
  'a hexadecimal length': `${HEAD}\r\nContent-Length: 0x0\r\n\r\n${HIDDEN}`,
  'a length with a blank inside': `${HEAD}\r\nContent-Length: 0 0\r\n\r\n${HIDDEN}`,
  'an overflowing length': `${HEAD}\r\nContent-Length: 18446744073709551616\r\n\r\n${HIDDEN}`,
  'a blank before the colon': `${HEAD}\r\nContent-Length : ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a folded length': `${HEAD}\r\nContent-Length:\r\n ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'an unknown encoding': `${HEAD}\r\nTransfer-Encoding: xchunked\r\n\r\n${HIDDEN}`,
  'an encoding behind chunks': `${HEAD}\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a second encoding': `${HEAD}\r\n${CHUNKED}\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'an encoding with a tab before the colon': `${HEAD}\r\nTransfer-Encoding\t: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'an encoding with a vertical tab': `${HEAD}\r\nTransfer-Encoding: \u000bchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'an encoding with a NUL': `${HEAD}\r\nTransfer-Encoding: chunked\u0000\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a folded encoding': `${HEAD}\r\nTransfer-Encoding:\r\n chunked\r\n${LENGTH}\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'an encoding in quotes': `${HEAD}\r\nTransfer-Encoding: "chunked"\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'bare line feeds': `${HEAD}\r\n${CHUNKED}\r\n\r\n0\r\n\r\n`.replaceAll('\r\n', '\n').concat(HIDDEN),
  'a bare carriage return': `${HEAD}\rContent-Length: 0\r\n${LENGTH}\r\n\r\n${HIDDEN}`,
  'a header without a name': `${HEAD}\r\n: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a line that starts with a blank': `${GET}\r\n Content-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a chunk size with a sign': `${HEAD}\r\n${CHUNKED}\r\n\r\n+0\r\n\r\n${HIDDEN}`,
  'a chunk size with a prefix': `${HEAD}\r\n${CHUNKED}\r\n\r\n0x0\r\n\r\n${HIDDEN}`,
  'an overflowing chunk size': `${HEAD}\r\n${CHUNKED}\r\n\r\n10000000000000000\r\n\r\n${HIDDEN}`,
  'a negative chunk size': `${HEAD}\r\n${CHUNKED}\r\n\r\n-1\r\n\r\n${HIDDEN}`,
  'a chunk longer than its size': `${HEAD}\r\n${CHUNKED}\r\n\r\n1\r\nabc\r\n0\r\n\r\n${HIDDEN}`,
  'a chunk that ends with a line feed': `${HEAD}\r\n${CHUNKED}\r\n\r\n1\na\n0\n\n${HIDDEN}`,
  'an endless chunk extension': `${HEAD}\r\n${CHUNKED}\r\n\r\n1;${'x'.repeat(40_000)}\r\na\r\n0\r\n\r\n`,
  'a length among the trailers': `${HEAD}\r\n${CHUNKED}\r\n\r\n0\r\n${LENGTH}\r\nTransfer-Encoding: x\r\n\r\n`,
  '20,000 trailers': `${HEAD}\r\n${CHUNKED}\r\n\r\n0\r\n${'a: b\r\n'.repeat(20_000)}\r\n`,
  '3,000 headers': `${GET}\r\n${Array.from({ length: 3000 }, (_, index) => `x${index}: 1\r\n`).join('')}\r\n`,
  'a header of 100 kB': `${GET}\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
  'an address of 100 kB': `GET /mythinkn/${'y'.repeat(100_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
  'two hosts': `GET /mythinkn/portal HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n`,
  'two equal hosts': `${GET}\r\nHost: 127.0.0.1\r\n\r\n`,
  'no host': 'GET /mythinkn/healthz HTTP/1.1\r\n\r\n',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000\u0000\u0004\u0000\u0000\u0000\u0000\u0000',
  'HTTP/9.9': 'GET /mythinkn/healthz HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n',
  'a TLS greeting': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'only line breaks': '\r\n'.repeat(5000),
  'only NULs': '\u0000'.repeat(5000),
};

/** Requests with one meaning, which are answered: as if the unusual part were not there. */
const UNUSUAL: Readonly<Record<string, string>> = {
  'a host with a path': 'GET /mythinkn/healthz HTTP/1.1\r\nHost: a/b@c\r\nConnection: close\r\n\r\n',
  'HTTP/0.9': 'GET /mythinkn/healthz\r\n\r\n',
  'two blanks in the first line': `GET  /mythinkn/healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
  'an upgrade to HTTP/2': `${GET}\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
  'an upgrade to a WebSocket': `${GET}\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Key: a\r\n\r\n`,
  'an upgrade to anything': `${GET}\r\nConnection: Upgrade, close\r\nUpgrade: TLS/1.0\r\n\r\n`,
  'an unknown expectation': `${GET}\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n`,
  'headers that name a hop': `${GET}\r\nConnection: close, host, content-length\r\n\r\n`,
};

/** Time for the answer to a request whose end the server may still wait for. */
const WAIT_MS = 1500;
const SLOWEST_MS = 5000;

it('lets no request through that is hidden in the body of another', async () => {
  const test = await createAccountsApp({}, { isAlone: true });
  const { port, received } = await listenOnLoopback(test.app);
  const entries = Object.entries(AMBIGUOUS);
  const startedRss = process.memoryUsage.rss();
  const answers = await Promise.all(
    entries.map(async ([name, bytes]) => ({ name, ...(await exchange(port, bytes, WAIT_MS)) })),
  );
  const toFault = ({ statuses }: (typeof answers)[number]) =>
    statuses.length > 1 || statuses.some((status) => status < 400 || status >= 500);
  const faults = answers.filter(toFault).map(({ name, statuses }) => [name, statuses]);
  expect(faults).toEqual([]);
  expect(received.filter((line) => line.includes('hidden'))).toEqual([]);
  expect(answers.filter(({ durationMs }) => durationMs > SLOWEST_MS).map(({ name }) => name)).toEqual([]);
  expect(await test.mails()).toEqual([]);
  expect(test.lines).toEqual([]);
  expect(process.memoryUsage.rss() - startedRss).toBeLessThan(100 * 1024 * 1024);
  // The server still works.
  expect((await exchange(port, `${GET}\r\nConnection: close\r\n\r\n`)).statuses).toEqual([200]);
});

it('answers unusual requests like plain ones, or refuses them', async () => {
  const test = await createAccountsApp({}, { isAlone: true });
  const { port, received } = await listenOnLoopback(test.app);
  const faults: unknown[] = [];
  for (const [name, bytes] of Object.entries(UNUSUAL)) {
    const before = received.length;
    const { statuses } = await exchange(port, bytes);
    const isOneAnswer = statuses.length === 1 && [200, 400, 417, 421, 426].includes(statuses[0] ?? 0);
    if (!isOneAnswer || received.length > before + 1) faults.push([name, statuses, received.slice(before)]);
  }
  expect(faults).toEqual([]);
  expect(test.lines).toEqual([]);
});
