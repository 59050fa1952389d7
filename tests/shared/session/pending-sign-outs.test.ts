import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { STORAGE_KEYS } from '../../../src/platform/storage/keys.ts';
import { createPendingSignOuts } from '../../../src/shared/session/pending-sign-outs.ts';
import { aStorage, aToken } from './a-session.ts';

const KEY = STORAGE_KEYS.endedTokens;
const [A, B] = [aToken('a'), aToken('b')];
const refused = (status: number) => new AppError(String(status), '', { status });

/** `answers` has what the server does with each token; without one it ends the session. */
function open(answers: Readonly<Record<string, unknown>> = {}, stored?: string) {
  const storage = aStorage(stored === undefined ? {} : { [KEY]: stored });
  const asked: string[] = [];
  const logout = async (token: string) => {
    asked.push(token);
    if (token in answers) throw answers[token];
  };
  return { signOuts: createPendingSignOuts({ storage, logout }), asked, storage, stored: () => storage.read(KEY) };
}

it('ends sessions on the server, oldest first, and forgets their tokens', async () => {
  const page = open();
  page.signOuts.add(A);
  page.signOuts.add(B);
  expect(page.stored()).toBe(`${A} ${B}`);
  await page.signOuts.flush();
  expect([page.asked, page.stored()]).toEqual([[A, B], null]);
});

it('asks nothing when nothing is pending', async () => {
  const page = open();
  await page.signOuts.flush();
  expect([page.asked, page.storage.entries.size]).toEqual([[], 0]);
});

describe('a token', () => {
  it.each([
    ['the server cannot be reached', new AppError('NETWORK', 'x')],
    ['the answer takes too long', new AppError('TIMEOUT', 'x')],
    ['the server fails', refused(500)],
    ['too much was asked', refused(429)],
    ['the file with the call is missing', new TypeError('Failed to fetch')],
  ])('is kept, and the later ones with it, when %s', async (_case, error) => {
    const page = open({ [A]: error });
    page.signOuts.add(A);
    page.signOuts.add(B);
    await page.signOuts.flush();
    expect([page.asked, page.stored()]).toEqual([[A], `${A} ${B}`]);
  });

  it.each([401, 403])('is forgotten when the server answers %i, because its session is over', async (status) => {
    const page = open({ [A]: refused(status) });
    page.signOuts.add(A);
    await page.signOuts.flush();
    expect(page.stored()).toBeNull();
  });

  it('is kept once, however often it is added', () => {
    const page = open();
    page.signOuts.add(A);
    page.signOuts.add(B);
    page.signOuts.add(A);
    expect(page.stored()).toBe(`${B} ${A}`);
  });

  it('that another tab adds during a flush is kept', async () => {
    const storage = aStorage({ [KEY]: A });
    const signOuts = createPendingSignOuts({
      storage,
      logout: async () => void storage.write(KEY, `${A} ${B}`),
    });
    await signOuts.flush();
    expect(storage.read(KEY)).toBe(B);
  });
});

it('keeps the five newest tokens', () => {
  const page = open();
  const tokens = Array.from({ length: 7 }, (_, index) => aToken(`${index}`));
  for (const token of tokens) page.signOuts.add(token);
  expect(page.stored()).toBe(tokens.slice(2).join(' '));
});

it.each(['', ' ', 'damaged', '{"a":1}', `x\n${A}`])('ignores the stored text %j', async (text) => {
  const page = open({}, text);
  await page.signOuts.flush();
  expect(page.asked).toEqual([]);
});
