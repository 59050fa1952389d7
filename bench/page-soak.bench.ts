import type { Browser } from '@playwright/test';
import { callFlock } from '../tests/e2e/flock-dance/flock-worker.ts';
import { openFlockPage } from './browser/flock-page.ts';
import { watchHeaps } from './browser/heaps.ts';
import { readProcesses, readResidentBytes } from './browser/processes.ts';
import { SOAK } from './budgets.ts';
import type { Part } from './part.ts';
import { mean } from './stats.ts';

const POPULATION = 1000;
const SETTLE_MS = 8000;
const SAMPLES = 24;
const MB = 1_000_000;

/** A flock that swims for long must not accumulate memory. */
export const pageSoak: Part = {
  name: 'page-soak',
  async run({ report, options, openServer, openBrowser }) {
    const browser = await openBrowser();
    const page = await openFlockPage(browser, await openServer(), { population: POPULATION });
    await page.waitForTimeout(SETTLE_MS);
    const heaps = await watchHeaps(page);
    const before = await callFlock(page, 'status');
    const pageHeap: number[] = [];
    const workerHeap: number[] = [];
    const resident: number[] = [];
    for (let i = 0; i < SAMPLES; i++) {
      await page.waitForTimeout((options.soakSeconds * 1000) / SAMPLES);
      const { page: used, workers } = await heaps.read();
      pageHeap.push(used / MB);
      workerHeap.push(workers / MB);
      resident.push((await readRendererBytes(browser)) / MB);
    }
    const after = await callFlock(page, 'status');
    const drawn = after.frames - before.frames;
    report.check(`swims for ${options.soakSeconds} s`, drawn > options.soakSeconds && after.hash !== before.hash);
    report.check(
      'the worker tells its memory',
      workerHeap.every((value) => value > 0),
    );
    const note = `${drawn} frames`;
    for (const [name, series] of [
      ['page heap', pageHeap],
      ['worker heap', workerHeap],
    ] as const) {
      report.measure({ measure: name, unit: 'MB', samples: series });
      const growth = (growthOf(series) / mean(firstThird(series))) * 100;
      report.measure({
        measure: `growth of the ${name}`,
        unit: '%',
        samples: [growth],
        bar: SOAK.heapGrowthPercent,
        note,
      });
    }
    if (resident.some(Number.isNaN)) return;
    report.measure({ measure: 'memory of the renderer processes', unit: 'MB', samples: resident });
    report.measure({
      measure: 'growth of the renderer processes',
      unit: 'MB',
      samples: [growthOf(resident)],
      bar: SOAK.residentGrowthMB,
      note,
    });
  },
};

async function readRendererBytes(browser: Browser): Promise<number> {
  const renderers = (await readProcesses(browser)).filter(({ type }) => type === 'renderer');
  return renderers.reduce((sum, { id }) => sum + (readResidentBytes(id) ?? Number.NaN), 0);
}

function growthOf(series: readonly number[]): number {
  return mean(series.slice(-firstThird(series).length)) - mean(firstThird(series));
}

function firstThird(series: readonly number[]): readonly number[] {
  return series.slice(0, Math.floor(series.length / 3));
}
