import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { boundCallRate } from '../../../server/http/call-rate.ts';
import { trackRequests } from '../../../server/http/requests-in-progress.ts';
import { createTestApp } from '../create-test-app.ts';

const CALL = '/mythinkn/api/portal/unknown';
const OFFICE = '203.0.113.1';
/** Calls a second of one network, and those that it may save up. */
const RATE = 5;
const BURST = 20;

/** Counts the calls of a list of addresses that are not refused. */
function createCounter() {
  let time = 0;
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  let isHolding = false;
  const app = Fastify();
  trackRequests(app);
  boundCallRate(app, RATE, {
    now: () => time,
    wait: async (ms) => {
      if (isHolding) await new Promise<void>((end) => waits.push({ ms, end }));
    },
  });
  onTestFinished(() => app.close());
  const ask = async (remoteAddress: string, url = CALL) => (await app.inject({ url, remoteAddress })).statusCode;
  return {
    ask,
    waits,
    /** From now on, refused calls wait until the test ends their waits. */
    hold: () => {
      isHolding = true;
    },
    advance: (ms: number) => {
      time += ms;
    },
    async countServed(addresses: readonly string[]): Promise<number> {
      let served = 0;
      for (const address of addresses) if ((await ask(address)) !== 429) served += 1;
      return served;
    },
  };
}

const times = (count: number, toAddress: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => toAddress(index));

describe('the calls of a network', () => {
  it.each([
    ['an address', times(30, () => OFFICE), BURST],
    ['a /64', times(30, (index) => `2001:db8:1:2::${index + 1}`), BURST],
    ['a /56', times(60, (index) => `2001:db8:1:${(0x100 + index).toString(16)}::1`), 2 * BURST],
    ['a /48', times(120, (index) => `2001:db8:1:${((index + 1) << 8).toString(16)}::1`), 4 * BURST],
    ['an IPv4 /24', times(250, (index) => `203.0.113.${index}`), 10 * BURST],
  ])('are bounded for %s', async (_name, addresses, served) => {
    expect(await createCounter().countServed(addresses)).toBe(served);
  });

  it('come back with time, and refused ones do not prolong the wait', async () => {
    const { countServed, advance } = createCounter();
    const calls = times(30, () => OFFICE);
    expect(await countServed(calls)).toBe(BURST);
    advance(1000);
    expect(await countServed(calls)).toBe(RATE);
    advance(60_000);
    expect(await countServed(calls)).toBe(BURST);
  });

  it('are no calls of another network, and pages and files are none', async () => {
    const { ask, countServed } = createCounter();
    await countServed(times(30, () => OFFICE));
    expect(await ask('198.51.100.7')).toBe(404);
    for (const url of ['/mythinkn/portal', '/mythinkn/assets/a.js']) expect(await ask(OFFICE, url)).toBe(404);
    expect(await ask(OFFICE)).toBe(429);
  });
});

describe('a refused call', () => {
  it('is answered once its caller may try again', async () => {
    const { ask, countServed, hold, waits } = createCounter();
    await countServed(times(BURST, () => OFFICE));
    hold();
    const answers: number[] = [];
    const refused = Promise.all(times(3, () => OFFICE).map(async (address) => answers.push(await ask(address))));
    await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([1000, 1000, 1000]);
    expect(await ask('198.51.100.7')).toBe(404);
    expect(answers).toEqual([]);
    for (const { end } of waits) end();
    await refused;
    expect(answers).toEqual([429, 429, 429]);
  });

  it('is answered at once beyond a thousand that wait', async () => {
    const { ask, countServed, hold, waits } = createCounter();
    await countServed(times(BURST, () => OFFICE));
    hold();
    const refused = times(1000, () => OFFICE).map((address) => ask(address));
    await expect.poll(() => waits.length).toBe(1000);
    expect(await ask(OFFICE)).toBe(429);
    for (const { end } of waits) end();
    expect(new Set(await Promise.all(refused))).toEqual(new Set([429]));
  });
});

it('refuses with words and the time to wait, as the setting says, before a body is read', async () => {
  const test = await createTestApp({ CALLS_PER_SECOND: '1' });
  onTestFinished(() => test.close());
  const ask = () =>
    test.app.inject({
      method: 'POST',
      url: '/mythinkn/api/portal/login',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
  const replies = [];
  for (let index = 0; index < 5; index += 1) replies.push(await ask());
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 429]);
  const reply = replies[4];
  expect(reply?.headers['retry-after']).toBe('1');
  expect(reply?.json()).toEqual({ code: '429', message: '你的网络发出的请求太多，请稍后再试', data: null });
});
