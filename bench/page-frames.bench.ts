import type { Browser } from '@playwright/test';
import { callFlock } from '../tests/e2e/flock-worker.ts';
import { openFlockPage, readLongTasks } from './browser/flock-page.ts';
import { cpuBetween, readProcesses } from './browser/processes.ts';
import { type Bar, PAGE } from './budgets.ts';
import { VIEW_720P, VIEW_1080P } from './inputs.ts';
import type { Bench, Part } from './part.ts';
import { mean, median } from './stats.ts';

/** Long enough for the quality to find its level before anything is counted. */
const SETTLE_MS = 5000;
const WINDOW_MS = 3000;
const WINDOWS = 4;

interface Scene {
  readonly name: string;
  readonly population: number;
  readonly view: { readonly width: number; readonly height: number };
  readonly fps?: Bar;
  readonly cpu?: Bar;
  /** Whether the picture is held to the bars. */
  readonly isInspected: boolean;
}

/** One fish and its water: what a frame costs before there is a flock. */
const FLOOR: Scene = { name: '1 fish 720p', population: 1, view: VIEW_720P, isInspected: false };

const SCENES: readonly Scene[] = [
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

/** How smoothly the canvas swims, what a frame costs the processor, and whether the picture shows the simulation. */
export const pageFrames: Part = {
  name: 'page-frames',
  async run(bench) {
    const origin = await bench.openServer();
    const browser = await bench.openBrowser();
    const floorMs = await measureScene(bench, browser, origin, FLOOR, null);
    for (const scene of SCENES) await measureScene(bench, browser, origin, scene, floorMs);
  },
};

/** Gives the median processor time of a frame, which `floorMs` is for a pond with one fish. */
async function measureScene(
  { report }: Bench,
  browser: Browser,
  origin: string,
  scene: Scene,
  floorMs: number | null,
): Promise<number> {
  const { name, population, view } = scene;
  const page = await openFlockPage(browser, origin, { population, view });
  await page.waitForTimeout(SETTLE_MS);
  const first = await callFlock(page, 'status');
  const isExpected = first.population === population && first.renderer === 'webgl2' && first.canDraw;
  const drawing = `${first.renderer}${first.isSoftware ? ' in software' : ''}, ${first.trailSegments} ribbon pieces`;
  report.check(`${name} swim`, isExpected, `${first.population} fish, ${drawing}`);

  const fps: number[] = [];
  const gpuMs: number[] = [];
  const rendererMs: number[] = [];
  const workerMs: number[] = [];
  let [frames, at, processes] = [first.frames, performance.now(), await readProcesses(browser)];
  for (let i = 0; i < WINDOWS; i++) {
    await page.waitForTimeout(WINDOW_MS);
    const status = await callFlock(page, 'status');
    const [now, processesNow] = [performance.now(), await readProcesses(browser)];
    const drawn = Math.max(status.frames - frames, 1);
    fps.push((drawn * 1000) / (now - at));
    gpuMs.push(cpuBetween(processes, processesNow, 'GPU') / drawn);
    rendererMs.push(cpuBetween(processes, processesNow, 'renderer') / drawn);
    workerMs.push(status.stepMs + status.drawMs);
    [frames, at, processes] = [status.frames, now, processesNow];
  }
  const last = await callFlock(page, 'status');
  report.check(`${name} moved`, last.hash !== first.hash);
  const cpu = gpuMs.map((gpu, i) => gpu + (rendererMs[i] ?? 0));
  const note = `${last.trailSegments} ribbon pieces at the end, worker p95 interval ${last.intervalP95Ms.toFixed(0)} ms`;
  report.measure({ measure: `frames, ${name}`, unit: 'fps', samples: fps, note, ...(scene.fps && { bar: scene.fps }) });
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
    ...(floorMs !== null && { baseline: { name: '1 fish', ratio: floorMs / median(cpu) } }),
    note: `graphics ${mean(gpuMs).toFixed(1)}, renderer ${mean(rendererMs).toFixed(1)}`,
  });
  const firstFrame = await page.evaluate(() => performance.getEntriesByName('flock-first-frame')[0]?.startTime ?? 0);
  const durations = (await readLongTasks(page)).filter(({ start }) => start > firstFrame).map((task) => task.duration);
  report.measure({
    measure: `long tasks after start, ${name}`,
    unit: '',
    samples: [durations.length],
    bar: PAGE.longTasks,
    note: durations.map((duration) => `${duration.toFixed(0)} ms`).join(', '),
  });
  await inspectPicture({ report }, page, scene);
  await page.context().close();
  return median(cpu);
}

async function inspectPicture(
  { report }: Pick<Bench, 'report'>,
  page: Parameters<typeof callFlock>[0],
  { name, isInspected }: Scene,
): Promise<void> {
  const { litFish, litRandom } = await callFlock(page, 'inspect');
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
