import { describe, expect, it } from 'vitest';
import {
  areRightsValid,
  isRefreshAdvised,
  parseRightsCache,
  toRightsCache,
} from '../../../../src/features/admin/access/model/rights-cache.ts';

const NOW = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const RIGHTS = { permissions: ['ADMIN:USER:VIEW'], roles: ['ADMIN'] };

describe('remembered rights end', () => {
  it.each([
    ['five minutes before the token does (doc 1 §9)', NOW + 60 * MINUTE_MS, NOW + 55 * MINUTE_MS],
    ['after two hours where the token has no end (doc 1 §9)', null, NOW + 120 * MINUTE_MS],
  ])('%s', (_name, tokenExpiresAt, expiryTime) => {
    const cache = toRightsCache(RIGHTS, tokenExpiresAt, NOW);
    expect(cache.expiryTime).toBe(expiryTime);
    expect([areRightsValid(cache, expiryTime - 1), areRightsValid(cache, expiryTime)]).toEqual([true, false]);
  });

  it('at once where the token has less than five minutes left', () => {
    expect(areRightsValid(toRightsCache(RIGHTS, NOW + 4 * MINUTE_MS, NOW), NOW)).toBe(false);
  });

  it('when the clock is set back to a time before they were read', () => {
    expect(areRightsValid(toRightsCache(RIGHTS, null, NOW), NOW - 1)).toBe(false);
  });
});

it.each([
  [10 * MINUTE_MS, false],
  [10 * MINUTE_MS - 1, true],
])('with %i ms left, reading them again is advised: %s (doc 1 §9)', (left, isAdvised) => {
  const cache = toRightsCache(RIGHTS, null, NOW);
  expect(isRefreshAdvised(cache, cache.expiryTime - left)).toBe(isAdvised);
});

describe('stored rights', () => {
  const stored = { permissions: ['ALL'], timestamp: 1, expiryTime: 2 };

  it.each([
    ['names', ['ADMIN', 'USER'], ['ADMIN', 'USER']],
    ['objects with roleName', [{ roleName: 'ADMIN' }], ['ADMIN']],
    ['objects with name', [{ name: 'USER', id: 4 }], ['USER']],
  ])('have roles as %s (doc 1 §3)', (_name, roles, read) => {
    expect(parseRightsCache(JSON.stringify({ ...stored, roles }))).toEqual({ ...stored, roles: read });
  });

  it.each(['', '{', 'null', '{"permissions":[]}', JSON.stringify({ ...stored, roles: [{ role: 'ADMIN' }] })])(
    'that are damaged count for nothing: %s',
    (text) => {
      expect(parseRightsCache(text)).toBeNull();
    },
  );
});
