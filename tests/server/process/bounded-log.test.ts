import { describe, expect, it } from 'vitest';
import { createBoundedLog } from '../../../server/process/bounded-log.ts';
import { createManualClock } from '../mail/manual-clock.ts';

const BOUNDS = { windowMs: 60_000, equalMax: 3, differentMax: 4 };

function createLog() {
  const lines: string[] = [];
  const clock = createManualClock();
  const target = {
    info: (message: string) => lines.push(message),
    error: (message: string, cause?: unknown) => lines.push(cause === undefined ? message : `${message} ${cause}`),
  };
  return { lines, clock, log: createBoundedLog(target, clock.schedule, BOUNDS) };
}

describe('equal errors', () => {
  it('are written a few times, and counted at the end of the window', async () => {
    const { lines, log, clock } = createLog();
    for (let index = 0; index < 1000; index += 1) log.error('GET /x', new Error('gone'));
    expect(lines).toEqual(Array(3).fill('GET /x Error: gone'));
    await clock.advance(60_000);
    expect(lines.slice(3)).toEqual([expect.stringMatching(/^GET \/x.*997/)]);
    log.error('GET /x', new Error('gone'));
    expect(lines).toHaveLength(5);
  });

  it('are not counted when all were written', async () => {
    const { lines, log, clock } = createLog();
    log.error('GET /x', new Error('gone'));
    await clock.advance(60_000);
    expect(lines).toHaveLength(1);
  });

  it('differ by the message and by the first line of the cause', () => {
    const { lines, log } = createLog();
    for (let index = 0; index < 5; index += 1) {
      log.error('GET /x', new Error('gone'));
      log.error('GET /y', new Error('gone'));
      log.error('GET /x', new Error('full'));
    }
    expect(lines).toHaveLength(9);
  });
});

it('bounds errors that are all different, too', async () => {
  const { lines, log, clock } = createLog();
  for (let index = 0; index < 1000; index += 1) log.error(`GET /${index}`);
  expect(lines).toHaveLength(BOUNDS.differentMax + BOUNDS.equalMax);
  await clock.advance(60_000);
  expect(lines.at(-1)).toMatch(/993/);
});

it('passes all other messages', () => {
  const { lines, log } = createLog();
  for (let index = 0; index < 20; index += 1) log.info('code');
  expect(lines).toHaveLength(20);
});
