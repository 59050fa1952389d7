import { jsonrepair } from 'jsonrepair';
import { repairJson } from '../workers/json/repair/repair-json.ts';
import type { Bar } from './budgets.ts';
import type { Bench, Part } from './part.ts';
import { medianRatio, timeSideBySide } from './timing.ts';

const ROUNDS = 9;
const ITEMS = 400;
const GROWTH = 4;
const BASELINE_ITEMS = 1500;
const DEPTH = 100_000;

/** How many times longer a text of four times the length takes: 4 is linear, 16 quadratic. */
const GROWTH_RATIO: Bar = { limit: { max: 6 }, judged: 'median' };
/** How many times longer jsonrepair takes for the same text. */
const SPEED_UP: Bar = { limit: { min: 2.5 }, judged: 'median' };

/** Texts with one kind of damage, of any size. */
const DAMAGE: Readonly<Record<string, (items: number) => string>> = {
  'missing commas': (items) => `[${repeat(items * 4, (i) => `${i}`, ' ')}]`,
  'missing commas between objects': (items) => `[${repeat(items, (i) => `{"id": ${i}, "name": "n${i}"}`, '\n')}]`,
  'trailing commas': (items) => `[${repeat(items, (i) => `{"id": ${i}, "tags": ["a", "b",],}`, ', ')}]`,
  'inner quotes': (items) => `["${repeat(items * 2, (i) => `he said "no ${i}" to it`, ' ')}"]`,
  'missing end quotes': (items) => `{${repeat(items, (i) => `"k${i}": "value ${i}`, ',\n')}}`,
  'one document a line': (items) => repeat(items, (i) => `{"id": ${i}, "name": "n${i}"}`, '\n'),
  'openers without closers': (items) => repeat(items, (i) => `{"k${i}": [`, ''),
  'keys without quotes in strings without end': (items) => `{${repeat(items, (i) => `"k${i}: "v, ${i}`, ', ')}`,
  'keys without end': (items) => '{"a'.repeat(items * 4),
  'inner brackets': (items) => `["${repeat(items * 2, (i) => `call f("x${i}") [1]`, ' ')}"]`,
  'Python values': (items) => `[${repeat(items, (i) => `{'id': ${i}, 'ok': True, 'none': None}`, ', ')}]`,
  'wrong closers': (items) => `[${repeat(items, (i) => `{"a": [${i}, {"b": 1]}`, ', ')}]`,
  'closers that nothing opened': (items) => `${'['.repeat(items * 8)}1${'},2)'.repeat(items * 4)}`,
  comments: (items) => `{${repeat(items, (i) => `/* c ${i} */ "k${i}": ${i} // "x", y\n`, ', ')}}`,
  'prose between documents': (items) => repeat(items, (i) => `Answer [${i}]: {"a": ${i}} and`, ' so '),
};

/** The repair of damaged JSON: first its correctness, then the growth of its time and the comparison. */
export const jsonRepair: Part = {
  name: 'json-repair',
  async run(bench) {
    checkDepth(bench);
    for (const [kind, create] of Object.entries(DAMAGE)) timeGrowth(bench, kind, create);
    compare(bench, 'valid', JSON.stringify(createItems(BASELINE_ITEMS), null, 2));
    compare(bench, 'trailing commas', DAMAGE['trailing commas']?.(BASELINE_ITEMS) ?? '');
    const minified = `${JSON.stringify(createItems(BASELINE_ITEMS)).slice(0, -1)},]`;
    compare(bench, 'one trailing comma', minified);
  },
};

function checkDepth({ report }: Bench): void {
  const open = '{"a":['.repeat(DEPTH / 2);
  const { text } = repairJson(open);
  report.check(`${DEPTH} levels are closed`, text === open + ']}'.repeat(DEPTH / 2));
}

function timeGrowth({ report }: Bench, kind: string, create: (items: number) => string): void {
  const small = flatten(create(ITEMS * GROWTH));
  const large = flatten(create(ITEMS * GROWTH * GROWTH));
  report.check(`${kind}: the result is JSON`, isRepaired(large), `${Math.round(large.length / 1000)} kB`);
  const times = timeSideBySide({ small: () => repairJson(small), large: () => repairJson(large) }, ROUNDS);
  report.measure({ measure: `${kind}, 4n`, unit: 'ms', samples: times.large });
  const samples = [medianRatio(times.large, times.small)];
  report.measure({ measure: `${kind}, time(4n) ÷ time(n)`, unit: '', samples, bar: GROWTH_RATIO });
}

function compare({ report }: Bench, name: string, given: string): void {
  const text = flatten(given);
  const isSame = canonical(repairJson(text).text) === canonical(jsonrepair(text));
  report.check(`${name}: the same value as jsonrepair`, isSame, `${Math.round(text.length / 1000)} kB`);
  const times = timeSideBySide({ ours: () => repairJson(text), jsonrepair: () => jsonrepair(text) }, ROUNDS);
  const ratio = medianRatio(times.jsonrepair, times.ours);
  report.measure({ measure: name, unit: 'ms', samples: times.ours, baseline: { name: 'jsonrepair', ratio } });
  report.measure({ measure: `${name}, jsonrepair ÷ ours`, unit: '', samples: [ratio], bar: SPEED_UP });
}

/** A text as it is read from a file: one piece of memory, not a tree of concatenations. */
function flatten(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

function isRepaired(text: string): boolean {
  try {
    JSON.parse(repairJson(text).text);
    return true;
  } catch {
    return false;
  }
}

function canonical(text: string): string {
  return JSON.stringify(JSON.parse(text));
}

function createItems(count: number): object[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    title: `Performance ${id}`,
    description: id % 3 === 0 ? null : 'A line with \\ an escape, a comma and "quotes"',
    prices: [{ amount: id * 10.5, audience: 337_100_890, isOpen: id % 2 === 0 }],
    topics: [324_846_099, 107_888_604],
  }));
}

function repeat(count: number, create: (index: number) => string, separator: string): string {
  return Array.from({ length: count }, (_, index) => create(index)).join(separator);
}
