import { describe, expect, it } from 'vitest';
import { ATTEMPTS_PER_NETWORK, CODES_PER_NETWORK } from '../../../server/services/accounts/constants.ts';
import { NETWORK_ADDRESS_PATH } from '../../../src/core/contracts/portal.ts';
import { type AccountsApp, createAccountsApp, createMemberApp, EMAIL } from '../accounts/create-accounts-app.ts';
import { runAbreast } from './raw-connection.ts';

const NAMES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'] as const;
const toAddress = (index: number) => `198.51.${100 + (index >> 8)}.${index & 255}`;
const CLIENT = '203.0.113.9';

function toHeaders(name: (typeof NAMES)[number], index: number): Readonly<Record<string, string>> {
  return { [name]: name === 'forwarded' ? `for=${toAddress(index)}` : toAddress(index) };
}

/** Fewer than one network may have in the line for hashes. */
const GUESSES_AT_ONCE = 8;

/** How many of 200 wrong logins at as many accounts were looked at. */
async function countGuesses(test: AccountsApp, toCall: (index: number) => Parameters<AccountsApp['call']>[2]) {
  const indexes = Array.from({ length: 200 }, (_, index) => index);
  const replies = await runAbreast(indexes, GUESSES_AT_ONCE, (index) =>
    test.call('login', { username: `${index}@example.com`, password: 'wrong' }, toCall(index)),
  );
  const count = (status: number) => replies.filter(({ statusCode }) => statusCode === status).length;
  expect([test.checked.length, count(400) + count(429)]).toEqual([count(400), 200]);
  return count(400);
}

describe('without a trusted proxy', () => {
  it('counts the guesses of one connection together, whatever address the headers name', async () => {
    const test = await createAccountsApp();
    const looked = await countGuesses(test, (index) => ({
      from: CLIENT,
      headers: toHeaders(NAMES[index % NAMES.length] ?? 'forwarded', index),
    }));
    expect(looked).toBe(ATTEMPTS_PER_NETWORK.limit);
  });

  it('counts the codes of one connection together, whatever address the headers name', async () => {
    const test = await createAccountsApp();
    for (let index = 0; index < 150; index += 1) {
      const headers = toHeaders(NAMES[index % NAMES.length] ?? 'forwarded', index);
      await test.call('sendRegisterCode', { email: `${index}@example.com` }, { from: CLIENT, headers });
    }
    expect(await test.mails()).toHaveLength(CODES_PER_NETWORK.limit);
  });
});

describe('with a trusted proxy', () => {
  const PROXY = '127.0.0.1';

  it('ignores addresses in front of the one address that the proxy added', async () => {
    const test = await createAccountsApp({ TRUST_PROXY: 'loopback' });
    const looked = await countGuesses(test, (index) => ({
      from: PROXY,
      headers: {
        ...toHeaders('x-real-ip', index),
        ...toHeaders('forwarded', index),
        'x-forwarded-for': `${toAddress(index)}, 10.0.0.1, ${toAddress(index + 1)}, ${CLIENT}`,
      },
    }));
    expect(looked).toBe(ATTEMPTS_PER_NETWORK.limit);
  });

  it.each([
    [
      'by another header',
      PROXY,
      { 'x-real-ip': '198.51.100.1', forwarded: 'for=198.51.100.1', 'x-forwarded-for': CLIENT },
    ],
    ['in front of the right one', PROXY, { 'x-forwarded-for': `198.51.100.1, ${CLIENT}` }],
    ['in front of two trusted proxies', PROXY, { 'x-forwarded-for': `198.51.100.1, ${CLIENT}, 127.0.0.2` }],
    ['beside the proxy', CLIENT, { 'x-forwarded-for': '198.51.100.1' }],
    ['beside the proxy as the proxy itself', CLIENT, { 'x-forwarded-for': '127.0.0.1, 127.0.0.1' }],
  ])('believes no address that a client sends %s', async (_case, from, headers) => {
    const test = await createAccountsApp({ TRUST_PROXY: 'loopback' });
    const reply = await test.app.inject({ url: NETWORK_ADDRESS_PATH, remoteAddress: from, headers });
    const room = from === PROXY ? 'lan203-0-113-9' : null;
    expect(reply.json().data).toEqual({ address: CLIENT, room });
  });
});

/** Most guesses at one account in a day, from all networks together. */
const GUESSES_PER_ACCOUNT_MAX = 100;

it('looks at a bounded part of 200 simultaneous guesses at one account from as many networks', async () => {
  const test = await createMemberApp();
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      test.call('login', { username: EMAIL, password: `wrong${index}` }, { from: toAddress(index) }),
    ),
  );
  expect(test.checked.length).toBeGreaterThan(0);
  expect(test.checked.length).toBeLessThanOrEqual(GUESSES_PER_ACCOUNT_MAX);
});

/** Spellings that are the same address after normalization. */
const SPELLINGS = [
  EMAIL,
  EMAIL.toUpperCase(),
  ` ${EMAIL}\t`,
  `\u3000${EMAIL}\u00a0`,
  EMAIL.replace(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  EMAIL.replace('@', '\uff20').replace('.', '\uff0e'),
  'Lin@EXAMPLE.com',
  `\ufeff${EMAIL}`,
];

it('counts the spellings of an address as one account, and mails it one code', async () => {
  const test = await createMemberApp();
  const guesses = Array.from({ length: 80 }, (_, index) =>
    test.call('login', { username: SPELLINGS[index % SPELLINGS.length], password: `wrong${index}` }),
  );
  await Promise.all(guesses);
  expect(test.checked).toHaveLength(5);
  const before = (await test.mails()).length;
  for (const email of SPELLINGS) await test.call('sendResetCode', { email });
  const mails = (await test.mails()).slice(before);
  expect(mails.map(({ to }) => to)).toEqual([EMAIL]);
});
