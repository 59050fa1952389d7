import { describe, expect, it } from 'vitest';
import { repairJson } from '../../../../workers/json/repair/repair-json.ts';
import { GROUPED_CASES } from './grouped-cases.ts';
import { ENCODED_TEXTS, MORE_GROUPED_CASES } from './grouped-cases-2.ts';
import { FURTHER_GROUPED_CASES } from './grouped-cases-3.ts';
import { NOTATION_CASES } from './grouped-cases-4.ts';
import { LOST_CASES } from './grouped-cases-5.ts';

const ALL_CASES = {
  ...GROUPED_CASES,
  ...MORE_GROUPED_CASES,
  ...FURTHER_GROUPED_CASES,
  ...NOTATION_CASES,
  ...LOST_CASES,
};

describe.each(Object.entries(ALL_CASES))('repairs %s', (_kind, rows) => {
  it.each(rows)('%s', (given, expected) => {
    expect(JSON.parse(repairJson(given).text)).toEqual(JSON.parse(expected));
  });
});

it.each(ENCODED_TEXTS)('refuses the encoded text %s', (given) => {
  expect(() => repairJson(given)).toThrow(expect.objectContaining({ code: 'json-unrepairable' }));
});
