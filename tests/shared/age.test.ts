import { expect, it } from 'vitest';
import { type Age, toAge } from '../../src/shared/age.ts';

const NOW = 1_795_000_000_000;
const MINUTE = 60_000;

it.each<[name: string, ageMs: number, expected: Age]>([
  ['a moment', 59_999, { unit: 'now' }],
  ['a minute', MINUTE, { unit: 'minute', count: 1 }],
  ['almost an hour', 60 * MINUTE - 1, { unit: 'minute', count: 59 }],
  ['an hour', 60 * MINUTE, { unit: 'hour', count: 1 }],
  ['almost a day', 24 * 60 * MINUTE - 1, { unit: 'hour', count: 23 }],
  ['ten days', 10 * 24 * 60 * MINUTE, { unit: 'day', count: 10 }],
  ['a time ahead, after the clock was set back', -5 * MINUTE, { unit: 'now' }],
])('gives the age of %s in whole units', (_name, ageMs, expected) => {
  expect(toAge(NOW - ageMs, NOW)).toEqual(expected);
});
