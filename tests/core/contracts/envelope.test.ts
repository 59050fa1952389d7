import { expect, test } from 'vitest';
import { envelopeSchema, isSuccess } from '../../../src/core/contracts/envelope.ts';

test.each([
  ['200', 200, true],
  [200, 200, true],
  [undefined, 200, true],
  [undefined, 500, false],
  ['200', 401, false],
  ['500', 200, false],
  ['NEED_EMAIL_VERIFICATION', 200, false],
])('code %j under status %i is a success: %s', (code, status, isOne) => {
  expect(isSuccess(code, status)).toBe(isOne);
});

test.each(['<html></html>', null, [], 7])('rejects %j as an answer of a service', (answer) => {
  expect(envelopeSchema.safeParse(answer).success).toBe(false);
});
