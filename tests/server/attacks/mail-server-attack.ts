import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { collectGarbage } from '../../collect-garbage.ts';
import type { ManualClock } from '../mail/manual-clock.ts';
import { createTestMailer, loginMail, readQueue, smtpAt } from '../mail/open-mail-queue.ts';
import { openTestDatabase } from '../open-test-database.ts';

/** The deadline of a mail, and time to store its failure. */
const DEADLINE_MS = 31_000;
const GROWTH_MAX_BYTES = 120 * 1024 * 1024;
export const ADDRESS = 'somebody@example.org';

export type Behavior = (socket: Socket) => void;

export const GREETING = '220 mail.example ESMTP\r\n';

/** Sends mails through a server of this behavior. Returns how many connections were open at once, at most. */
export async function sendThrough(behave: Behavior, mails: number): Promise<{ most: number }> {
  const database = await openTestDatabase();
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
  for (let count = 0; count < mails; count += 1) {
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
