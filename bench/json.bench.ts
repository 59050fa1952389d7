import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { createJsonService } from '../workers/json/json-service.ts';
import { createJsonCore, type JsonCore, type JsonTask } from '../workers/json/json-wasm.ts';
import { JSON_SPEED_UP, SIZE_BYTES } from './budgets.ts';
import { JSON_CORPORA, JSON_CORPUS_BYTES, JSON_FILE_BYTES, JSON_WINDOW_BYTES } from './inputs.ts';
import { writeCorpus } from './json/corpora.ts';
import type { Bench, Part } from './part.ts';
import { median } from './stats.ts';
import { ratios, timeSideBySide } from './timing.ts';

const ROUNDS = 15;
const FILE_ROUNDS = 5;
const PRETTY: JsonTask = { mode: 'pretty', indent: 2, maxDepth: 2000 };
const MINIFY: JsonTask = { mode: 'minify' };
const WASM = new URL('../wasm/build/json.wasm', import.meta.url);

/** The JSON core in Node beside the engine's own parse and stringify, and a file through the whole service. */
export const json: Part = {
  name: 'json',
  async run(bench) {
    const wasm = await readFile(WASM);
    const samples = [gzipSync(wasm).length];
    bench.report.measure({ measure: 'json.wasm, gzip', unit: 'B', samples, bar: SIZE_BYTES.jsonWasmGzip });
    const module = new WebAssembly.Module(new Uint8Array(wasm));
    const openCore = (windowBytes?: number) => createJsonCore(new WebAssembly.Instance(module), windowBytes);
    compareWithEngine(bench, openCore());
    compareWindows(bench, openCore);
    await compareFile(bench, openCore());
  },
};

function compareWithEngine({ report }: Bench, core: JsonCore): void {
  const format = new Map<string, number>();
  const minify: number[] = [];
  for (const name of JSON_CORPORA) {
    const text = writeCorpus(name, JSON_CORPUS_BYTES);
    const bytes = Buffer.from(text);
    const pretty = JSON.stringify(JSON.parse(text), null, 2);
    report.check(`${name}: minified twice = minified once`, isIdempotent(core, bytes));
    // The engine moves keys that look like integers; without such keys the texts are equal to the byte.
    const isSame = collect(core, PRETTY, Buffer.from(pretty)) === pretty;
    report.check(`${name}: indented = the engine's own text`, isSame);
    const times = timeSideBySide(
      {
        core: () => run(core, PRETTY, bytes),
        engine: () => JSON.stringify(JSON.parse(text), null, 2),
        minify: () => run(core, MINIFY, bytes),
        engineMinify: () => JSON.stringify(JSON.parse(text)),
      },
      ROUNDS,
    );
    const speeds = times.core.map((ms) => bytes.length / ms / 1000);
    const ratio = median(ratios(times.engine, times.core));
    const unit = 'MB/s';
    report.measure({ measure: `indent, ${name}`, unit, samples: speeds, baseline: { name: 'engine', ratio } });
    format.set(name, ratio);
    minify.push(median(ratios(times.engineMinify, times.minify)));
  }
  const bars = JSON_SPEED_UP;
  const note = `${JSON_CORPORA.length} texts`;
  const unit = '×';
  report.measure({
    measure: 'indent, mean',
    unit,
    samples: [geometricMean([...format.values()])],
    bar: bars.formatMean,
    note,
  });
  const { articles = Number.NaN, ...others } = Object.fromEntries(format);
  const worst = Math.min(...Object.values(others));
  report.measure({ measure: 'indent, worst', unit, samples: [worst], bar: bars.formatWorst });
  report.measure({ measure: 'indent, Chinese prose', unit, samples: [articles], bar: bars.formatProse });
  report.measure({ measure: 'minify, mean', unit, samples: [geometricMean(minify)], bar: bars.minifyMean, note });
}

function compareWindows({ report }: Bench, openCore: (windowBytes: number) => JsonCore): void {
  const bytes = Buffer.from(writeCorpus('records', JSON_CORPUS_BYTES));
  const calls = JSON_WINDOW_BYTES.map((windowBytes) => {
    const core = openCore(windowBytes);
    return [`${windowBytes >> 10} KiB`, () => run(core, PRETTY, bytes)] as const;
  });
  const times = timeSideBySide(Object.fromEntries(calls), ROUNDS);
  for (const [name, samples] of Object.entries(times)) {
    const speeds = samples.map((ms) => bytes.length / ms / 1000);
    report.measure({ measure: `indent, windows of ${name}`, unit: 'MB/s', samples: speeds });
  }
}

async function compareFile({ report }: Bench, core: JsonCore): Promise<void> {
  const text = writeCorpus('records', JSON_FILE_BYTES);
  const file = new Blob([text]);
  const wanted = collect(core, PRETTY, Buffer.from(text));
  const service = createJsonService({
    loadCore: async () => core,
    openScratch: async () => null,
    repair: (text) => ({ text, count: 0, repairs: [], groups: [], isTruncated: false }),
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
  const indent = async () => {
    const { id } = await service.open(file);
    const { document } = await service.format(id, { indent: 2, repairs: false });
    await service.getLines(document.id, 0, 50);
    service.close(id);
    return document.id;
  };
  const result = await indent();
  report.check('file: the service gives the same text', (await (await service.getBlob(result)).text()) === wanted);
  service.close(result);
  const engine: number[] = [];
  const kept: number[] = [];
  for (let round = 0; round < FILE_ROUNDS; round++) {
    engine.push(await time(async () => new Blob([JSON.stringify(JSON.parse(await file.text()), null, 2)])));
    kept.push(await time(async () => service.close(await indent())));
  }
  const size = `${JSON_FILE_BYTES / 1e6} MB`;
  report.measure({ measure: `file of ${size}, indented and first lines`, unit: 'ms', samples: kept });
  report.measure({
    measure: `engine ÷ service, file of ${size}`,
    unit: '×',
    samples: ratios(engine, kept),
    bar: JSON_SPEED_UP.file,
  });
}

function isIdempotent(core: JsonCore, bytes: Uint8Array): boolean {
  const once = collect(core, MINIFY, bytes);
  return once !== '' && collect(core, MINIFY, Buffer.from(once)) === once;
}

/** Processes the text; the result is overwritten as it comes. @returns bytes written. */
function run(core: JsonCore, task: JsonTask, bytes: Uint8Array): number {
  let written = 0;
  core.begin(task);
  for (const piece of core.write(bytes)) written += piece.bytes.length;
  for (const piece of core.end()) written += piece.bytes.length;
  if (core.refusal() !== null) throw new Error('The text is refused');
  return written;
}

function collect(core: JsonCore, task: JsonTask, bytes: Uint8Array): string {
  const pieces: Buffer[] = [];
  core.begin(task);
  for (const piece of core.write(bytes)) pieces.push(Buffer.from(piece.bytes));
  for (const piece of core.end()) pieces.push(Buffer.from(piece.bytes));
  return core.refusal() === null ? Buffer.concat(pieces).toString() : '';
}

async function time(action: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await action();
  return performance.now() - before;
}

function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
