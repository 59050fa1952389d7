import { describe, expect, it } from 'vitest';
import { type RepairedJson, repairJson } from '../../../../workers/json/repair/repair-json.ts';
import { GROUPED_CASES } from './grouped-cases.ts';
import { MORE_GROUPED_CASES } from './grouped-cases-2.ts';
import { FURTHER_GROUPED_CASES } from './grouped-cases-3.ts';
import { NOTATION_CASES } from './grouped-cases-4.ts';
import { LOST_CASES } from './grouped-cases-5.ts';
import { KNOWN_MISSES } from './known-misses.ts';
import { REALISTIC_CASES } from './realistic-cases.ts';
import { SPECIFIED_CASES } from './specified-cases.ts';

const MAX_LENGTH = 200;

/** A change of one sign of structure. Gives null where it does not apply. */
type Damage = (text: string, at: number) => string | null;

/** Behind such a comma or before it is a word or number, which would become part of the other one. */
const BESIDE_WORD = /[\w.-]/;
const OTHER: Readonly<Record<string, string>> = { '}': ']', ']': '}' };

const DAMAGES: Readonly<Record<string, Damage>> = {
  'sign is lost': (text, at) => {
    const isBetweenWords = BESIDE_WORD.test(text.charAt(at - 1)) && BESIDE_WORD.test(text.charAt(at + 1));
    return text[at] === ',' && isBetweenWords ? null : text.slice(0, at) + text.slice(at + 1);
  },
  'sign is doubled': (text, at) =>
    '}],:'.includes(text.charAt(at)) ? text.slice(0, at) + text.charAt(at) + text.slice(at) : null,
  'closer is the wrong one': (text, at) => {
    const other = OTHER[text.charAt(at)];
    return other === undefined ? null : text.slice(0, at) + other + text.slice(at + 1);
  },
  'closer changes places with the next': (text, at) =>
    OTHER[text.charAt(at)] === text.charAt(at + 1)
      ? text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
      : null,
};

/** The right values of all tables, as JSON without blanks. */
function rightValues(): string[] {
  const tables = [GROUPED_CASES, MORE_GROUPED_CASES, FURTHER_GROUPED_CASES, NOTATION_CASES, LOST_CASES];
  const grouped = tables.flatMap((table) => Object.values(table)).flatMap((rows) => rows.map(([, right]) => right));
  const named = [...REALISTIC_CASES, ...SPECIFIED_CASES].map(([, , right]) => right);
  const values = [...grouped, ...named].map((right) => JSON.stringify(JSON.parse(right)));
  return [...new Set(values)].filter((value) => value.length <= MAX_LENGTH && /^[{[]/.test(value));
}

/** The places of quotes, brackets, colons and commas. */
function placesOf(json: string): number[] {
  const strings = [...json.matchAll(/"(?:[^"\\]|\\.)*"/g)];
  const outside = json.replace(/"(?:[^"\\]|\\.)*"/g, (string) => `"${'_'.repeat(string.length - 2)}"`);
  const signs = [...outside.matchAll(/[{}[\]:,"]/g)].map(({ index }) => index);
  return strings.length === 0 ? signs.filter((at) => json[at] !== '"') : signs;
}

function toValue(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return null;
  }
}

function isDoubted({ groups, isTruncated }: RepairedJson): boolean {
  return isTruncated || groups.some(({ risk }) => risk === 'risky');
}

/** Whether a repair changes the value although its report calls every repair harmless. */
function isSilentChange(damaged: string, right: string): boolean {
  if (toValue(damaged) !== null) return false;
  try {
    const repaired = repairJson(damaged);
    return !isDoubted(repaired) && toValue(repaired.text) !== right;
  } catch {
    return false;
  }
}

describe('a repair that changes a value is never called harmless', () => {
  const values = rightValues();

  it.each(Object.entries(DAMAGES))('when a %s', (_name, damage) => {
    const damaged = values.flatMap((right) =>
      placesOf(right).flatMap((at) => {
        const text = damage(right, at);
        return text === null ? [] : [{ text, right }];
      }),
    );
    expect(damaged.length).toBeGreaterThan(100);
    expect(damaged.filter(({ text, right }) => isSilentChange(text, right)).map(({ text }) => text)).toEqual([]);
  });

  it.each(KNOWN_MISSES)('when the tables know a miss: %s', (_kind, given) => {
    expect(isDoubted(repairJson(given))).toBe(true);
  });
});
