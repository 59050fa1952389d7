import { readFile } from 'node:fs/promises';
import type { JsonApi, JsonDiffOptions } from '../workers/json/json.api.ts';
import { createJsonService } from '../workers/json/json-service.ts';
import { createJsonCore } from '../workers/json/json-wasm.ts';
import { COMPARED_MS } from './budgets.ts';
import { JSON_COMPARED_BYTES } from './inputs.ts';
import { writeCorpus } from './json/corpora.ts';
import type { Bench, Part } from './part.ts';

const ROUNDS = 5;
const WASM = new URL('../wasm/build/json.wasm', import.meta.url);
const PLAIN: JsonDiffOptions = { ignoresKeyOrder: true };

/** Comparisons of two long texts through the worker's service, and a value taken over. */
export const jsonCompare: Part = {
  name: 'json-compare',
  async run(bench) {
    const service = await openService();
    const items = JSON.parse(writeCorpus('records', JSON_COMPARED_BYTES)) as Record<string, unknown>[];
    const left = await openText(service, items);
    const texts = {
      'one value': items.map((item, at) => (at === 12_345 ? { ...item, name: 'another' } : item)),
      'every tenth': items.map((item, at) => (at % 10 === 0 ? { ...item, name: `another ${at}` } : item)),
      'every id': items.map((item, at) => ({ ...item, id: at })),
      reversed: items.toReversed(),
    };
    const ids = new Map<string, number>();
    for (const [name, value] of Object.entries(texts)) ids.set(name, await openText(service, value));
    const measure = (name: keyof typeof texts, words: string, options: JsonDiffOptions) =>
      measureComparison(bench, service, [left, ids.get(name) ?? 0], `${name}, ${words}`, options, name !== 'reversed');
    await measure('one value', 'plain', PLAIN);
    await measure('every tenth', 'plain', PLAIN);
    await measure('every id', 'plain', PLAIN);
    await measure('every id', 'ids ignored', { ...PLAIN, ignored: [{ left: '$..id', right: '$..id' }] });
    await measure('reversed', 'plain', PLAIN);
    await measure('reversed', 'in any order', { ...PLAIN, ignoresItemOrder: true });
    await measureAcceptance(bench, service, left, ids.get('one value') ?? 0);
  },
};

async function openService(): Promise<JsonApi> {
  const module = new WebAssembly.Module(new Uint8Array(await readFile(WASM)));
  return createJsonService({
    loadCore: async () => createJsonCore(new WebAssembly.Instance(module)),
    openScratch: async () => null,
    repair: (text) => ({ text, count: 0, repairs: [], groups: [], isTruncated: false }),
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
}

/** Opens a text and indents it, as the comparison gets it. */
async function openText(service: JsonApi, value: unknown): Promise<number> {
  const { id } = await service.open(JSON.stringify(value));
  const { document } = await service.format(id, { indent: 2, repairs: false });
  service.close(id);
  return document.id;
}

async function measureComparison(
  { report }: Bench,
  service: JsonApi,
  [left, right]: readonly [number, number],
  measure: string,
  options: JsonDiffOptions,
  hasBar: boolean,
): Promise<void> {
  const samples: number[] = [];
  let total = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { tookMs, counts } = await service.diff(left, right, options);
    samples.push(tookMs);
    total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  }
  report.measure({
    measure,
    unit: 'ms',
    samples,
    ...(hasBar ? { bar: COMPARED_MS } : {}),
    note: `${total} differences`,
  });
}

async function measureAcceptance({ report }: Bench, service: JsonApi, left: number, right: number): Promise<void> {
  const { differences } = await service.diff(left, right, PLAIN);
  const [difference] = differences;
  if (difference === undefined) throw new Error('The texts are equal');
  const { kind } = difference;
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = performance.now();
    const { document } = await service.accept({
      kind,
      source: { id: right, side: difference.right },
      target: { id: left, side: difference.left },
      into: left,
    });
    samples.push(performance.now() - before);
    const { counts } = await service.diff(document.id, right, PLAIN);
    report.check('the text that took over the value is equal', counts.changed === 0);
    service.close(document.id);
  }
  report.measure({ measure: 'one value taken over', unit: 'ms', samples });
}
