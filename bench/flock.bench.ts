import { statSync } from 'node:fs';
import { copyState } from './baselines/flock-state.ts';
import { createGridSearch } from './baselines/grid-search.ts';
import { createBruteSearch } from './baselines/neighbor-search.ts';
import { countDifferences } from './baselines/search-check.ts';
import { createTypeScriptFlock } from './baselines/typescript-flock.ts';
import { COMPANY_PX, GROWTH_EXPONENT, SIZE_BYTES, SPEED_UP, STEP_MS } from './budgets.ts';
import { checkNeighbors, countNotNumbers } from './flock/neighbor-check.ts';
import { openFlock, openSettledFlock, stepFlock } from './flock/settled-flock.ts';
import { compileWasm, wasmFile } from './flock/wasm-files.ts';
import { flockInput, HASH_STEPS, nameSize, POPULATIONS } from './inputs.ts';
import type { Bench, Part } from './part.ts';
import { type CostPoint, growthExponent, summarize } from './stats.ts';
import { medianRatio, ratios, timeCalls, timeSideBySide } from './timing.ts';

const ROUNDS = 40;
const LARGE_ROUNDS = 15;
const BRUTE_ROUNDS = 5;
/** Sizes at which the neighbors of core and baselines are compared with brute force. */
const CHECKED = [1000, 10_000] as const;

/** The flock core in Node: first its correctness, then the time of a step of a settled flock and its growth. */
export const flock: Part = {
  name: 'flock',
  async run(bench) {
    await checkFile(bench);
    await checkBuildsAgree(bench);
    for (const population of CHECKED) await checkSettled(bench, population);
    await timeGrowth(bench);
    for (const population of CHECKED) await compareBaselines(bench, population);
  },
};

async function checkFile({ report }: Bench): Promise<void> {
  const module = await compileWasm('flock');
  const imports = WebAssembly.Module.imports(module).length;
  report.check('flock.wasm imports nothing', imports === 0, `${imports} imports`);
  const { memory } = new WebAssembly.Instance(module, {}).exports as { memory: WebAssembly.Memory };
  report.check('its memory refuses to grow', refusesToGrow(memory));
  const bytes = statSync(wasmFile('flock')).size;
  report.measure({ measure: 'flock.wasm raw', unit: 'B', samples: [bytes], bar: SIZE_BYTES.flockWasm });
}

function refusesToGrow(memory: WebAssembly.Memory): boolean {
  try {
    memory.grow(1);
    return false;
  } catch (error) {
    return error instanceof RangeError;
  }
}

async function checkBuildsAgree({ report }: Bench): Promise<void> {
  const input = flockInput(1000);
  const hashes: number[] = [];
  for (const build of ['flock', 'flock-scalar', 'flock-large'] as const) {
    const core = openFlock(await compileWasm(build), input);
    stepFlock(core, input, HASH_STEPS);
    hashes.push(core.hash());
  }
  const [simd, scalar, large] = hashes.map((hash) => hash.toString(16));
  report.check(`SIMD = scalar after ${HASH_STEPS} steps`, simd === scalar, `${simd} ${scalar}`);
  report.check(`page build = large build after ${HASH_STEPS} steps`, simd === large, `${simd} ${large}`);
}

async function checkSettled({ report }: Bench, population: number): Promise<void> {
  const input = flockInput(population);
  const core = openSettledFlock(await compileWasm('flock-large'), input);
  const { wrong, meanFourthPx, lonely } = checkNeighbors(core, input.rules.perceptionPx);
  const size = nameSize(population);
  report.check(`neighbors = brute force, ${size} settled`, wrong === 0, `${wrong} fish wrong`);
  const isCompany = meanFourthPx >= COMPANY_PX.min && meanFourthPx <= COMPANY_PX.max;
  const note = `fourth neighbor at ${meanFourthPx.toFixed(1)} px, ${(lonely * 100).toFixed(1)} % see fewer`;
  report.check(`keeps company, ${size} settled`, isCompany, note);
}

async function timeGrowth({ report }: Bench): Promise<void> {
  const large = await compileWasm('flock-large');
  const scalar = await compileWasm('flock-large-scalar');
  const costs: CostPoint[] = [];
  for (const population of POPULATIONS) {
    const size = nameSize(population);
    const input = flockInput(population);
    const core = openSettledFlock(large, input);
    report.check(`only numbers, ${size} settled`, countNotNumbers(core) === 0);
    const step = () => core.step(input.stepS);
    const measure = `step SIMD, ${size} settled`;
    const bar = population === 100_000 ? { bar: STEP_MS.at100k } : {};
    if (CHECKED.some((checked) => checked === population)) {
      const twin = openSettledFlock(scalar, input);
      report.check(`scalar = SIMD, ${size} settled`, twin.hash() === core.hash());
      const times = timeSideBySide({ simd: step, scalar: () => twin.step(input.stepS) }, ROUNDS);
      const ratio = medianRatio(times.scalar, times.simd);
      report.measure({ measure, unit: 'ms', samples: times.simd, baseline: { name: 'scalar', ratio } });
      report.measure({ measure: `step scalar, ${size} settled`, unit: 'ms', samples: times.scalar });
      costs.push([population, summarize(times.simd).p25]);
    } else {
      const samples = timeCalls(step, population > 10_000 ? LARGE_ROUNDS : ROUNDS);
      report.measure({ measure, unit: 'ms', samples, ...bar });
      costs.push([population, summarize(samples).p25]);
    }
  }
  const upTo10k = costs.filter(([population]) => population <= 10_000);
  for (const [range, points] of [
    ['1k–10k', upTo10k],
    ['1k–100k', costs],
  ] as const) {
    const samples = [growthExponent(points)];
    report.measure({ measure: `growth exponent ${range}`, unit: '', samples, bar: GROWTH_EXPONENT });
  }
}

async function compareBaselines({ report }: Bench, population: number): Promise<void> {
  const input = flockInput(population);
  const size = nameSize(population);
  const core = openSettledFlock(await compileWasm('flock-large'), input);
  const gridState = copyState(core, input);
  const bruteState = copyState(core, input);
  const gridSearch = createGridSearch(gridState);
  const bruteSearch = createBruteSearch(bruteState);
  for (const [name, search] of [
    ['grid', gridSearch],
    ['O(n²)', bruteSearch],
  ] as const) {
    const wrong = countDifferences(core, search);
    report.check(`TypeScript ${name} finds the same neighbors, ${size}`, wrong === 0, `${wrong} fish wrong`);
  }
  const grid = createTypeScriptFlock(gridState, gridSearch);
  const brute = createTypeScriptFlock(bruteState, bruteSearch);
  const steps = {
    simd: () => core.step(input.stepS),
    grid: () => grid.step(input.stepS),
    brute: () => brute.step(input.stepS),
  };
  // Lets the engine optimize the baselines first.
  for (let i = 0; i < 60; i++) steps.grid();
  const times = timeSideBySide({ simd: steps.simd, grid: steps.grid }, ROUNDS);
  report.measure({ measure: `step TypeScript grid, ${size} settled`, unit: 'ms', samples: times.grid });
  report.measure({
    measure: `TypeScript grid ÷ SIMD, ${size}`,
    unit: '×',
    samples: ratios(times.grid, times.simd),
    bar: SPEED_UP.overGridTypeScript,
  });
  const slow = timeSideBySide({ simd: steps.simd, brute: steps.brute }, BRUTE_ROUNDS);
  report.measure({ measure: `step TypeScript O(n²), ${size} settled`, unit: 'ms', samples: slow.brute });
  report.measure({
    measure: `TypeScript O(n²) ÷ SIMD, ${size}`,
    unit: '×',
    samples: ratios(slow.brute, slow.simd),
    ...(population === 10_000 ? { bar: SPEED_UP.overBruteTypeScript } : {}),
  });
}
