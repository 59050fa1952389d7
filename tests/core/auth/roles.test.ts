import { expect, test } from 'vitest';
import { hasRank, highestRole, rankOf } from '../../../src/core/auth/roles.ts';

test.each([
  ['ANONYMOUS', 0],
  ['USER', 10],
  ['VIP', 20],
  ['AUTHOR', 30],
  ['MODERATOR', 40],
  ['ADMIN', 50],
  ['SUPER_ADMIN', 100],
  ['GUEST', 0],
  ['toString', 0],
])('doc 1 §6: %s ranks %i', (role, rank) => {
  expect(rankOf(role)).toBe(rank);
});

test('uses the highest of all roles, in any order', () => {
  expect(highestRole(['USER', 'ADMIN', 'VIP'])).toBe('ADMIN');
  expect(highestRole([])).toBe('ANONYMOUS');
  expect(hasRank(['USER', 'ADMIN'], 'ADMIN')).toBe(true);
  expect(hasRank(['USER', 'VIP'], 'ADMIN')).toBe(false);
  expect(hasRank([], 'ANONYMOUS')).toBe(true);
});
