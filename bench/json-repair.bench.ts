import { jsonrepair } from 'jsonrepair';
import { repairJson } from '../workers/json/repair/repair-json.ts';
import { repairWindows } from '../workers/json/repair/windows/repair-windows.ts';
import type { Bar } from './budgets.ts';
import type { Bench, Part } from './part.ts';
import { medianRatio, timeSideBySide } from './timing.ts';

const ROUNDS = 9;
const ITEMS = 400;
const GROWTH = 4;
const BASELINE_ITEMS = 1500;
const DEPTH = 100_000;
const TITLE = `"Performance ${BASELINE_ITEMS / 2}"`;
const MIDDLE = `},{"id":${BASELINE_ITEMS / 2},`;
/** Records of a text that is repaired in windows. */
const WINDOWED_ITEMS = 500_000;
const PIECE_UNITS = 1 << 20;
/** Longest time without a turn for other work, in milliseconds: a stop is answered within 200. */
const TURN_MS: Bar = { limit: { max: 150 }, judged: 'max', follows: 'time' };

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
  'errors in one line': (items) => `[${repeat(items, () => '{"level":"Error","msg":"IOException: x"}', ',')},]`,
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
    const minified = JSON.stringify(createItems(BASELINE_ITEMS));
    compare(bench, 'one trailing comma', `${minified.slice(0, -1)},]`);
    compare(bench, 'one missing comma', minified.replace(MIDDLE, MIDDLE.replace(',', ' ')));
    compare(bench, 'one missing end quote', minified.replace(TITLE, TITLE.slice(0, -1)));
    await timeWindows(bench);
  },
};

function checkDepth({ report }: Bench): void {
  const open = '{"a":['.repeat(DEPTH / 2);
  const { text } = repairJson(open);
  report.check(`${DEPTH} levels are closed`, text === open + ']}'.repeat(DEPTH / 2));
}

/** A text that is too long to be repaired whole: how long its repair takes, and how soon it can be stopped. */
async function timeWindows({ report }: Bench): Promise<void> {
  const record = JSON.stringify(createItems(1)[0]);
  const text = flatten(`[${`${record},`.repeat(WINDOWED_ITEMS)}]`);
  const turns: number[] = [];
  const start = performance.now();
  let before = start;
  const repaired = await repairWindows(
    () => cut(text),
    text.length,
    async () => {
      const now = performance.now();
      turns.push(now - before);
      before = now;
    },
  );
  const tookMs = performance.now() - start;
  let length = 0;
  if (repaired.kind === 'repaired') for await (const piece of repaired.pieces()) length += piece.length;
  const megabytes = `${Math.round(text.length / 1e6)} MB`;
  report.check('a long text loses its trailing comma alone', length === text.length - 1, megabytes);
  report.measure({ measure: 'a long text in windows', unit: 'ms', samples: [tookMs] });
  report.measure({ measure: 'a long text in windows, turns', unit: 'ms', samples: turns, bar: TURN_MS });
}

async function* cut(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE_UNITS) yield text.slice(at, at + PIECE_UNITS);
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
