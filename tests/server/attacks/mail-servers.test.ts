import { expect, it } from 'vitest';
import { ADDRESS, type Behavior, GREETING, sendThrough } from './mail-server-attack.ts';

/** More than the connections that the mailer may open. */
const MAILS_COUNT = 8;
const CONNECTIONS_MAX = 4;

const OTHER_SERVERS: readonly (readonly [string, Behavior])[] = [
  ['is silent', () => {}],
  [
    'refuses with escape codes',
    (socket) => void socket.write(`554 \u001b[2J\u001b]0;pwned\u0007\u0000 ${ADDRESS} no\r\n`),
  ],
  ['sends noise', (socket) => void socket.write(NOISE)],
  ['closes at once', (socket) => void socket.end()],
  ['resets at once', (socket) => void socket.resetAndDestroy()],
  ['closes after its greeting', (socket) => void socket.end(GREETING)],
  ['answers with HTTP', (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n')],
];
const NOISE = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 37) & 255));

it.each(OTHER_SERVERS)('survives a mail server that %s, over few connections', async (_name, behave) => {
  const { most } = await sendThrough(behave, MAILS_COUNT);
  expect(most).toBeLessThanOrEqual(CONNECTIONS_MAX);
});
