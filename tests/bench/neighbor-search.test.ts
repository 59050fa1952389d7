import { expect, it } from 'vitest';
import { copyState } from '../../bench/baselines/flock-state.ts';
import { createGridSearch } from '../../bench/baselines/grid-search.ts';
import { createBruteSearch } from '../../bench/baselines/neighbor-search.ts';
import { countDifferences } from '../../bench/baselines/search-check.ts';
import { createTypeScriptFlock } from '../../bench/baselines/typescript-flock.ts';
import { checkNeighbors, countNotNumbers } from '../../bench/flock/neighbor-check.ts';
import { openFlock, stepFlock } from '../../bench/flock/settled-flock.ts';
import { compileWasm } from '../../bench/flock/wasm-files.ts';
import { flockInput } from '../../bench/inputs.ts';

const input = flockInput(1000);

async function openStepped() {
  const core = openFlock(await compileWasm('flock-large'), input);
  stepFlock(core, input, 120);
  return core;
}

it('core and baselines find the same neighbors', async () => {
  const core = await openStepped();
  const state = copyState(core, input);
  expect(checkNeighbors(core, input.rules.perceptionPx).wrong).toBe(0);
  expect(countDifferences(core, createGridSearch(state))).toBe(0);
  expect(countDifferences(core, createBruteSearch(state))).toBe(0);
});

it('the checks notice a neighbor that is not the nearest', async () => {
  const core = await openStepped();
  const state = copyState(core, input);
  // The baseline now has another state than the core.
  state.x[0] = (state.x[0] ?? 0) + 40;
  expect(countDifferences(core, createGridSearch(state))).toBeGreaterThan(0);
  core.x[1] = Number.NaN;
  expect(countNotNumbers(core)).toBe(1);
});

it('a baseline keeps swimming in its pond', async () => {
  const state = copyState(await openStepped(), input);
  const flock = createTypeScriptFlock(state, createGridSearch(state));
  for (let i = 0; i < 300; i++) flock.step(input.stepS);
  const isInside = (value: number, size: number) => value >= -160 && value <= size + 160;
  expect(state.x.every((x) => isInside(x, input.width))).toBe(true);
  expect(state.y.every((y) => isInside(y, input.height))).toBe(true);
});
