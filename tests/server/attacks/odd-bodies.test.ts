import { expect, it } from 'vitest';
import { ACCOUNT_CALLS } from '../../../src/core/contracts/accounts.ts';
import { ADMIN_ACCESS_CALLS } from '../../../src/core/contracts/admin-access.ts';
import { ROLE_CALLS } from '../../../src/core/contracts/admin-roles.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { createMemberApp } from '../accounts/create-accounts-app.ts';
import { COMPRESSIONS, expectNoDecompression } from './bombs.ts';
import {
  attack,
  createAdministratorApp,
  expectCleanRows,
  expectHarmless,
  expectRefused,
  withOddBodies,
  withOddValues,
} from './odd-attack.ts';
import { exchange, listenOnLoopback } from './raw-connection.ts';

/** A call of each kind: for everyone, for users, for administrators. The long test makes all of them. */
const SAMPLE: readonly Call[] = [ACCOUNT_CALLS.login, ACCOUNT_CALLS.checkPassword, ROLE_CALLS.create];

it('answers every odd body with a refusal, soon', async () => {
  const test = await createAdministratorApp();
  const outcomes = await attack(test, withOddBodies(SAMPLE));
  expectHarmless(test, outcomes);
  expectRefused(outcomes);
});

it('answers odd bodies where a call needs none without a fault', async () => {
  const test = await createAdministratorApp();
  expectHarmless(test, await attack(test, withOddBodies([ACCOUNT_CALLS.logout])));
});

it('answers every odd value in every field without a fault, soon', async () => {
  const test = await createAdministratorApp();
  expectHarmless(
    test,
    await attack(test, withOddValues([ACCOUNT_CALLS.register, ADMIN_ACCESS_CALLS.login, ROLE_CALLS.create])),
  );
  await expectCleanRows(test);
});

it.each(Object.keys(COMPRESSIONS) as (keyof typeof COMPRESSIONS)[])(
  'decompresses no body, such as a bomb of %s',
  (encoding) => expectNoDecompression(SAMPLE, encoding),
);

it('stops receiving a body without an announced length at its limit', async () => {
  const test = await createMemberApp({}, { isAlone: true });
  const { port } = await listenOnLoopback(test.app);
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  const head = `POST /mythinkn/api/portal/login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked`;
  const { statuses, isClosed } = await exchange(port, `${head}\r\n\r\n${chunk.repeat(160)}0\r\n\r\n`);
  expect([statuses, isClosed]).toEqual([[413], true]);
  expect(test.lines).toEqual([]);
});
