import type { Page } from '@playwright/test';
import { POPULATION_COUNT } from '../src/features/flock-dance/constants.ts';
import { copy } from '../src/features/flock-dance/words.ts';
import { callFlock } from '../tests/e2e/flock-dance/flock-worker.ts';
import { openFlockPage } from './browser/flock-page.ts';
import { PAGE } from './budgets.ts';
import type { Part } from './part.ts';

const SWIM_MS = 4000;
const CYCLES = 3;

/** A visitor drags the population from one end to the other and back; new frames must keep coming. */
export const pagePopulation: Part = {
  name: 'page-population',
  async run({ report, openServer, openBrowser }) {
    const page = await openFlockPage(await openBrowser(), await openServer(), { population: POPULATION_COUNT.min });
    const slider = page.getByRole('slider', { name: copy.controls.population });
    const gaps = { grow: [] as number[], shrink: [] as number[] };
    let hasArrived = true;
    for (let i = 0; i < CYCLES; i++) {
      for (const [change, key, population] of [
        ['grow', 'End', POPULATION_COUNT.max],
        ['shrink', 'Home', POPULATION_COUNT.min],
      ] as const) {
        const watch = watchGaps(page, SWIM_MS);
        await slider.press(key);
        gaps[change].push(await watch);
        hasArrived &&= (await callFlock(page, 'status')).population === population;
      }
    }
    const range = `${POPULATION_COUNT.min} → ${POPULATION_COUNT.max}`;
    report.check(`${range} and back changes the flock`, hasArrived);
    const bar = PAGE.frameGapMs;
    report.measure({ measure: `longest gap, ${range}`, unit: 'ms', samples: gaps.grow, bar });
    report.measure({ measure: 'longest gap, back', unit: 'ms', samples: gaps.shrink, bar });
  },
};

/** The longest time without a new frame of the worker, in milliseconds. */
async function watchGaps(page: Page, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let { frames } = await callFlock(page, 'status');
  let since = performance.now();
  let longest = 0;
  while (performance.now() < end) {
    const status = await callFlock(page, 'status');
    const now = performance.now();
    if (status.frames === frames) continue;
    longest = Math.max(longest, now - since);
    [frames, since] = [status.frames, now];
  }
  return Math.max(longest, performance.now() - since);
}
