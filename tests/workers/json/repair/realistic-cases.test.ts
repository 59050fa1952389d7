import { expect, it } from 'vitest';
import { repairJson } from '../../../../workers/json/repair/repair-json.ts';
import { KNOWN_MISSES } from './known-misses.ts';
import { REALISTIC_CASES, REFUSED_CASES } from './realistic-cases.ts';

const SHARE = 0.95;

function repairToValue(given: string): unknown {
  return JSON.parse(repairJson(given).text);
}

it.each(REALISTIC_CASES)('%s', (_kind, given, expected) => {
  expect(repairToValue(given)).toEqual(JSON.parse(expected));
});

it.each(REFUSED_CASES)('refuses: %s', (_kind, given) => {
  expect(() => repairJson(given)).toThrow(expect.objectContaining({ code: 'json-unrepairable' }));
});

it.each(KNOWN_MISSES)('still misses: %s', (_kind, given, wanted, instead) => {
  expect(repairToValue(given)).toEqual(JSON.parse(instead));
  expect(JSON.parse(instead)).not.toEqual(JSON.parse(wanted));
});

it('repairs at least 95 of 100 as intended', () => {
  expect(REALISTIC_CASES.length).toBeGreaterThanOrEqual(120);
  expect(REALISTIC_CASES.length / (REALISTIC_CASES.length + KNOWN_MISSES.length)).toBeGreaterThanOrEqual(SHARE);
});
