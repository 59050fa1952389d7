import { it } from 'vitest';
import { attack, createAdministratorApp, expectCleanRows, expectHarmless, withOddValues } from './odd-attack.ts';
import { CHANGING_CALLS } from './product-calls.ts';

it('answers every odd value in every field of every call without a fault, soon', async () => {
  const test = await createAdministratorApp();
  expectHarmless(test, await attack(test, withOddValues(CHANGING_CALLS)));
  await expectCleanRows(test);
}, 90_000);
