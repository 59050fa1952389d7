import { expect, it } from 'vitest';
import { COMPRESSIONS, expectNoDecompression } from './bombs.ts';
import { attack, createAdministratorApp, expectHarmless, expectRefused, withOddBodies } from './odd-attack.ts';
import { ODD_BODIES } from './odd-bodies.ts';
import { CHANGING_CALLS, needsBody } from './product-calls.ts';

it('answers every odd body at every call with a refusal, soon', async () => {
  const test = await createAdministratorApp();
  const calls = CHANGING_CALLS.filter(needsBody);
  const outcomes = await attack(test, withOddBodies(calls));
  expect(outcomes.length).toBe(calls.length * ODD_BODIES.length);
  expectHarmless(test, outcomes);
  expectRefused(outcomes);
}, 90_000);

it('answers odd bodies where a call needs none without a fault', async () => {
  const test = await createAdministratorApp();
  for (const call of CHANGING_CALLS.filter((call) => !needsBody(call)))
    expectHarmless(test, await attack(test, withOddBodies([call])));
}, 90_000);

it.each(Object.keys(COMPRESSIONS) as (keyof typeof COMPRESSIONS)[])(
  'decompresses no body at any call, such as a bomb of %s',
  (encoding) => expectNoDecompression(CHANGING_CALLS.filter(needsBody), encoding),
);
