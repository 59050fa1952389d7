import { expect, it } from 'vitest';
import { toHandoffAddress } from '../../../src/shared/handoff/handoff-address.ts';

it.each([
  ['/portal/image-crop', '/portal/image-crop?from=abc-1'],
  ['/portal/json-yaml?tab=yaml', '/portal/json-yaml?tab=yaml&from=abc-1'],
])('adds the id of an offer to %s', (to, expected) => {
  expect(toHandoffAddress(to, 'abc-1')).toBe(expected);
});
