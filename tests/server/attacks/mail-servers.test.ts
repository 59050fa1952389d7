import { createServer, type Socket } from 'node:net';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { collectGarbage } from '../../collect-garbage.ts';
import type { ManualClock } from '../mail/manual-clock.ts';
import { createTestMailer, loginMail, readQueue, smtpAt } from '../mail/open-mail-queue.ts';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';

const MAILS_COUNT = 30;
/** The deadline of a mail, and time to store its failure. */
const DEADLINE_MS = 31_000;
const CONNECTIONS_MAX = 4;
const GROWTH_MAX_BYTES = 120 * 1024 * 1024;
const ADDRESS = 'somebody@example.org';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});

/** Writes the same bytes as fast as the connection takes them. */
function flood(socket: Socket, bytes: string): void {
  const write = () => {
    while (socket.writable && socket.write(bytes));
  };
  socket.on('drain', write);
  write();
}

const GREETING = '220 mail.example ESMTP\r\n';

type Behavior = (socket: Socket) => void;

const ENDLESS_SERVERS: readonly (readonly [string, Behavior])[] = [
  ['sends an endless line', (socket) => flood(socket, 'x'.repeat(65_536))],
  ['sends an endless greeting', (socket) => flood(socket, '220-welcome\r\n'.repeat(1000))],
  [
    'answers with an endless line',
    (socket) => void socket.write(GREETING, () => flood(socket, `250-${'x'.repeat(60_000)}`)),
  ],
];

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

it.each(ENDLESS_SERVERS)('survives a mail server that %s, and reports it as down', async (_name, behave) => {
  await sendThrough(behave);
});

it.each(OTHER_SERVERS)('survives a mail server that %s, over few connections', async (_name, behave) => {
  const { most } = await sendThrough(behave);
  expect(most).toBeLessThanOrEqual(CONNECTIONS_MAX);
});

/** Sends mails through a server of this behavior. Returns how many connections were open at once, at most. */
async function sendThrough(behave: Behavior): Promise<{ most: number }> {
  let open = 0;
  let most = 0;
  const server = createServer((socket) => {
    open += 1;
    most = Math.max(most, open);
    socket.on('error', () => {});
    socket.on('close', () => {
      open -= 1;
    });
    socket.resume();
    behave(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  // Memory that earlier tests left behind would otherwise be counted or hidden by chance.
  collectGarbage();
  const before = process.memoryUsage.rss();
  const mailer = createTestMailer({ ...database, config: smtpAt((server.address() as { port: number }).port) });
  for (let count = 0; count < MAILS_COUNT; count += 1) {
    await mailer.enqueue(database.db, loginMail(mailer.clock, { to: ADDRESS, username: 'Lin' }), 'proved');
  }
  mailer.wake();
  await finish(mailer.clock);
  expect(mailer.isDown()).toBe(true);
  collectGarbage();
  expect(process.memoryUsage.rss() - before).toBeLessThan(GROWTH_MAX_BYTES);
  const reasons = (await readQueue(database)).flatMap(({ last_error }) => last_error ?? []);
  expect(reasons.length).toBeGreaterThanOrEqual(2);
  for (const line of [...reasons, ...mailer.lines]) {
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}]|somebody|048392/u);
    expect(line.length).toBeLessThan(500);
  }
  await mailer.stop();
  await expect.poll(() => open, { timeout: 5000 }).toBe(0);
  return { most };
}

/** Advances the clock beyond each deadline, which ends the mails that a server leaves without an answer. */
async function finish(clock: ManualClock): Promise<void> {
  let isDone = false;
  void clock.advance(0).then(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (!isDone) void clock.advance(DEADLINE_MS);
  }
}
