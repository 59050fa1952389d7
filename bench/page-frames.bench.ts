import type { Browser } from '@playwright/test';
import { callFlock } from '../tests/e2e/flock-dance/flock-worker.ts';
import { openBareCanvas } from './browser/bare-canvas.ts';
import { openFlockPage, readFirstFrameMs, readLongTasks } from './browser/flock-page.ts';
import { totalMs, watchFrames } from './browser/frame-costs.ts';
import { type Bar, PAGE } from './budgets.ts';
import { VIEW_720P, VIEW_1080P } from './inputs.ts';
import type { Bench, Part } from './part.ts';
import type { Report } from './report.ts';
import { mean, median } from './stats.ts';

/** Long enough for the quality to settle before anything is counted. */
const SETTLE_MS = 6000;
const BARE_SETTLE_MS = 2000;
/** Time for the fish to grow in. */
const GROWN_MS = 2000;

interface Scene {
  readonly name: string;
  readonly population: number;
  readonly view: { readonly width: number; readonly height: number };
  readonly fps?: Bar;
  readonly cpu?: Bar;
  /** Whether the picture is held to bars. */
  readonly isInspected: boolean;
}

const SCENES: readonly Scene[] = [
  // The water alone: the cost of a frame without a flock.
  { name: '1 fish 720p', population: 1, view: VIEW_720P, isInspected: false },
  {
    name: '180 fish 720p',
    population: 180,
    view: VIEW_720P,
    fps: PAGE.fps180,
    cpu: PAGE.cpuMsPerFrame180,
    isInspected: true,
  },
  {
    name: '1000 fish 720p',
    population: 1000,
    view: VIEW_720P,
    fps: PAGE.fps1000,
    cpu: PAGE.cpuMsPerFrame1000,
    isInspected: false,
  },
  { name: '1000 fish 1080p', population: 1000, view: VIEW_1080P, fps: PAGE.fps1000At1080p, isInspected: false },
];

/** The smoothness of the canvas, the processor time of a frame, and whether the picture shows the simulation. */
export const pageFrames: Part = {
  name: 'page-frames',
  async run(bench) {
    const origin = await bench.openServer();
    const browser = await bench.openBrowser();
    const bare = await measureBareCanvas(bench, browser);
    for (const scene of SCENES) await measureScene(bench, browser, origin, scene, bare);
  },
};

/** The baseline: processor time per frame of a canvas of the same size that is only cleared. */
async function measureBareCanvas({ report }: Bench, browser: Browser): Promise<Map<number, number>> {
  const medians = new Map<number, number>();
  for (const view of [VIEW_720P, VIEW_1080P]) {
    const bare = await openBareCanvas(browser, view);
    await bare.page.waitForTimeout(BARE_SETTLE_MS);
    const costs = await watchFrames(bare.page, browser, bare.frames);
    report.check(`a bare canvas ${view.height}p is drawn`, Math.min(...costs.fps) > 1);
    const samples = totalMs(costs);
    report.measure({ measure: `processor a frame, bare canvas ${view.height}p`, unit: 'ms', samples });
    medians.set(view.height, median(samples));
    await bare.close();
  }
  return medians;
}

async function measureScene(
  { report }: Bench,
  browser: Browser,
  origin: string,
  scene: Scene,
  bare: ReadonlyMap<number, number>,
): Promise<void> {
  const { name, population, view } = scene;
  const page = await openFlockPage(browser, origin, { population, view });
  await page.waitForTimeout(SETTLE_MS);
  const first = await callFlock(page, 'status');
  const isExpected = first.population === population && first.renderer === 'webgl2' && first.canDraw;
  const drawing = `${first.renderer}${first.isSoftware ? ' in software' : ''}, ${first.trailSegments} ribbon pieces`;
  report.check(`${name} swim`, isExpected, `${first.population} fish, ${drawing}`);

  const workerMs: number[] = [];
  const costs = await watchFrames(page, browser, async () => {
    const { frames, stepMs, drawMs } = await callFlock(page, 'status');
    workerMs.push(stepMs + drawMs);
    return frames;
  });
  const last = await callFlock(page, 'status');
  report.check(`${name} moved`, last.hash !== first.hash);
  const cpu = totalMs(costs);
  const note = `${last.trailSegments} ribbon pieces at the end, worker p95 interval ${last.intervalP95Ms.toFixed(0)} ms`;
  report.measure({
    measure: `frames, ${name}`,
    unit: 'fps',
    samples: costs.fps,
    note,
    ...(scene.fps && { bar: scene.fps }),
  });
  report.measure({
    measure: `worker step + draw, ${name}`,
    unit: 'ms',
    samples: workerMs,
    bar: PAGE.workerFrameMs,
    note: `step ${last.stepMs.toFixed(1)}, draw ${last.drawMs.toFixed(1)}`,
  });
  report.measure({
    measure: `processor a frame, ${name}`,
    unit: 'ms',
    samples: cpu,
    ...(scene.cpu && { bar: scene.cpu }),
    baseline: { name: 'bare canvas', ratio: (bare.get(view.height) ?? Number.NaN) / median(cpu) },
    note: `graphics ${mean(costs.gpuMs).toFixed(1)}, renderer ${mean(costs.rendererMs).toFixed(1)}`,
  });
  const firstFrame = await readFirstFrameMs(page);
  const late = (await readLongTasks(page)).filter(({ start }) => start > firstFrame);
  report.measure({
    measure: `long tasks after start, ${name}`,
    unit: '',
    samples: [late.length],
    bar: PAGE.longTasks,
    note: late
      .map(({ start, duration }) => `${duration.toFixed(0)} ms, ${(start - firstFrame).toFixed(0)} ms after`)
      .join('; '),
  });
  await page.context().close();
  await inspectPicture(report, browser, origin, scene);
}

/** On a page of its own, because only the test's worker can be inspected. */
async function inspectPicture(report: Report, browser: Browser, origin: string, scene: Scene): Promise<void> {
  const { name, population, view, isInspected } = scene;
  const page = await openFlockPage(browser, origin, { population, view, isInspected: true });
  await page.waitForTimeout(GROWN_MS);
  const { litFish, litRandom } = await callFlock(page, 'inspect');
  await page.context().close();
  const bars = isInspected
    ? { fish: { bar: PAGE.litFish }, random: { bar: PAGE.litRandom } }
    : { fish: {}, random: {} };
  report.measure({ measure: `fish that are lit, ${name}`, unit: 'share', samples: [litFish], ...bars.fish });
  report.measure({
    measure: `random places that are lit, ${name}`,
    unit: 'share',
    samples: [litRandom],
    ...bars.random,
  });
}
