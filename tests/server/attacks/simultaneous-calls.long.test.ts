import { describe, it } from 'vitest';
import { startTwoProcesses } from './attack-target.ts';
import { expectFewCodes, expectNoMoreThanInOrder } from './simultaneous-attacks.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('two processes on one PostgreSQL database', () => {
  it('let no more through than one call after another would', async () => {
    await expectNoMoreThanInOrder(await startTwoProcesses());
  }, 60_000);

  it('mail few codes for 20 simultaneous requests from as many networks', async () => {
    await expectFewCodes(await startTwoProcesses());
  });
});
