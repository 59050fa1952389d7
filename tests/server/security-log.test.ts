import { expect, it } from 'vitest';
import {
  createSecurityLog,
  SECURITY_LINES_PER_ADDRESS,
  SECURITY_LINES_PER_MINUTE,
  type SecurityEvent,
} from '../../server/log/security-log.ts';
import { createManualClock } from './mail/manual-clock.ts';

const MINUTE_MS = 60_000;
const WRONG: SecurityEvent = {
  event: 'account.login',
  outcome: 'WRONG_CREDENTIALS',
  who: 'l***@example.com',
  address: '203.0.113.1',
};

function createLog() {
  const clock = createManualClock();
  const written: (readonly [event: SecurityEvent, count: number])[] = [];
  const log = createSecurityLog({ write: (event, count) => written.push([event, count]), schedule: clock.schedule });
  return { log, written, clock };
}

it('writes the first of equal events at once and the number of the others after a minute', async () => {
  const { log, written, clock } = createLog();
  for (let i = 0; i < 500; i++) log.record(WRONG);
  expect(written).toEqual([[WRONG, 1]]);
  await clock.advance(MINUTE_MS);
  expect(written).toEqual([
    [WRONG, 1],
    [WRONG, 499],
  ]);
  log.record(WRONG);
  await clock.advance(MINUTE_MS);
  expect(written).toHaveLength(3);
});

it('counts the refusals of one address without the typed addresses once there are too many', async () => {
  const { log, written, clock } = createLog();
  for (let i = 0; i < 1000; i++) log.record({ ...WRONG, who: `${i}***@example.com` });
  expect(written).toHaveLength(SECURITY_LINES_PER_ADDRESS);
  await clock.advance(MINUTE_MS);
  expect(written.at(-1)).toEqual([{ ...WRONG, who: '*' }, 1000 - SECURITY_LINES_PER_ADDRESS]);
});

it('writes a bounded number of lines for refusals from any number of addresses, and loses no count', async () => {
  const { log, written, clock } = createLog();
  for (let i = 0; i < 100_000; i++) log.record({ ...WRONG, who: `${i}`, address: `2001:db8::${i.toString(16)}` });
  expect(written).toHaveLength(SECURITY_LINES_PER_MINUTE.refused);
  await clock.advance(MINUTE_MS);
  expect(written).toHaveLength(SECURITY_LINES_PER_MINUTE.refused + 1);
  expect(written.reduce((sum, [, count]) => sum + count, 0)).toBe(100_000);
});

it('writes a success during a flood of refusals', () => {
  const { log, written } = createLog();
  for (let i = 0; i < 10_000; i++) log.record({ ...WRONG, address: `2001:db8::${i.toString(16)}` });
  const login = { ...WRONG, outcome: 'ok', who: 'user-1' };
  log.record(login);
  expect(written.at(-1)).toEqual([login, 1]);
});

it('writes the counts of the current minute when the process ends', () => {
  const { log, written, clock } = createLog();
  log.record(WRONG);
  log.record(WRONG);
  log.flush();
  expect(written.map(([, count]) => count)).toEqual([1, 1]);
  expect(clock.delays()).toEqual([]);
});
