import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { serveFiles } from './browser/static-server.ts';
import { GROWTH_EXPONENT, STEP_MS } from './budgets.ts';
import { compileWasm, type FlockBuild, wasmFile } from './flock/wasm-files.ts';
import { hashAfter, type WorkerAnswer, type WorkerJob } from './flock/worker-job.ts';
import { flockInput, HASH_STEPS, nameSize, POPULATIONS } from './inputs.ts';
import type { Part } from './part.ts';
import { type CostPoint, growthExponent, summarize } from './stats.ts';

const ROUNDS = 40;
const LARGE_ROUNDS = 15;
const WORKER = fileURLToPath(new URL('flock/chromium-worker.ts', import.meta.url));
const BARS: Readonly<Record<number, (typeof STEP_MS)[keyof typeof STEP_MS]>> = {
  1000: STEP_MS.worker1k,
  10000: STEP_MS.worker10k,
  100000: STEP_MS.at100k,
};

/** The same core where it runs for visitors: in a dedicated worker in Chromium. */
export const flockChromium: Part = {
  name: 'flock-chromium',
  async run({ report, openBrowser }) {
    const server = await serveFiles({
      '/': { type: 'text/html', body: '<!doctype html><title>bench</title>' },
      '/worker.js': { type: 'text/javascript', body: await bundleWorker() },
      '/flock.wasm': { type: 'application/wasm', body: await readFile(wasmFile('flock')) },
      '/flock-large.wasm': { type: 'application/wasm', body: await readFile(wasmFile('flock-large')) },
    });
    try {
      const page = await (await openBrowser()).newPage();
      await page.goto(server.origin);
      const costs: CostPoint[] = [];
      for (const population of POPULATIONS) {
        const wasm: FlockBuild = population === 1000 ? 'flock' : 'flock-large';
        const input = flockInput(population);
        const rounds = population > 10_000 ? LARGE_ROUNDS : ROUNDS;
        const hashSteps = population > 10_000 ? 60 : HASH_STEPS;
        const expected = hashAfter(await compileWasm(wasm), input, hashSteps);
        const { hash, samples } = await runJob(page, { wasmUrl: `/${wasm}.wasm`, input, hashSteps, rounds });
        const size = nameSize(population);
        const note = `${hash.toString(16)} ${expected.toString(16)}`;
        report.check(`worker = Node after ${hashSteps} steps, ${size}`, hash === expected, note);
        const bar = BARS[population];
        report.measure({ measure: `step SIMD, ${size} settled`, unit: 'ms', samples, ...(bar && { bar }) });
        costs.push([population, summarize(samples).p25]);
      }
      const samples = [growthExponent(costs)];
      report.measure({ measure: 'growth exponent 1k–100k', unit: '', samples, bar: GROWTH_EXPONENT });
    } finally {
      await server.close();
    }
  },
};

async function bundleWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry: WORKER, formats: ['es'], fileName: 'worker' } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const file = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (file?.type !== 'chunk') throw new Error('The worker was not bundled');
  return file.code;
}

/** Every job gets a fresh worker, so that no compiled code remains from the job before. */
function runJob(page: Page, job: WorkerJob): Promise<WorkerAnswer> {
  return page.evaluate(async (message) => {
    const worker = new Worker('/worker.js', { type: 'module' });
    const { port1, port2 } = new MessageChannel();
    const answer = await new Promise<unknown>((resolve, reject) => {
      port1.onmessage = (event) => resolve(event.data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(message, [port2]);
    });
    worker.terminate();
    return answer as WorkerAnswer;
  }, job);
}
