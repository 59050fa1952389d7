import { it } from 'vitest';
import { createInjectedTarget } from './attack-target.ts';
import { expectFewCodes, expectNoMoreThanInOrder } from './simultaneous-attacks.ts';

it('lets no more through than one call after another would', async () => {
  await expectNoMoreThanInOrder(await createInjectedTarget());
}, 60_000);

it('mails few codes for 20 simultaneous requests from as many networks', async () => {
  await expectFewCodes(await createInjectedTarget());
});
