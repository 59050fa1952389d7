import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { drawBox, drawLinks } from '../src/features/inspiration/chart/model/box-shapes.ts';
import { type ChartLayout, layOutChart } from '../src/features/inspiration/chart/model/layout.ts';
import { listLinks } from '../src/features/inspiration/chart/model/links.ts';
import { listVisible } from '../src/features/inspiration/chart/model/visible.ts';
import { STYLE } from '../tests/features/inspiration/chart/a-style.ts';
import { serveFiles } from './browser/static-server.ts';
import { CHART } from './budgets.ts';
import { createTaskTree } from './chart/chart-tasks.ts';
import { CHART_TASKS } from './inputs.ts';
import type { Bench, Part } from './part.ts';
import { type CostPoint, growthExponent, summarize } from './stats.ts';
import { timeCalls } from './timing.ts';

const ROUNDS = 30;
const FIRST_ROUNDS = 10;
const FRAMES = 300;
const DRAGS = 6;
const ZOOM_STEPS = 17;
/** The largest goal of which the page must stay smooth. */
const TASKS = CHART_TASKS[1];
const PAGE = fileURLToPath(new URL('chart/chart-page.ts', import.meta.url));

/** The hierarchy chart of the planning board: layout and drawing lists in Node, panning and zooming in Chromium. */
export const chart: Part = {
  name: 'chart',
  async run(bench) {
    measureRules(bench);
    await measurePage(bench);
  },
};

function measureRules({ report }: Bench): void {
  const costs: CostPoint[] = [];
  for (const taskCount of CHART_TASKS) {
    const nodes = createTaskTree(taskCount);
    const layOut = () => layOutChart({ title: 'Goal', nodes, collapsed: new Set() });
    const layout = layOut();
    const boxCount = layout.boxes.length;
    report.check(`${taskCount} tasks: every task has a box`, boxCount === taskCount + 1, `${boxCount} boxes`);
    report.check(`${taskCount} tasks: no box overlaps its neighbor`, !hasOverlap(layout));
    const first = timeFirstLayouts(taskCount);
    const bar = taskCount === TASKS ? { bar: CHART.layoutMs } : {};
    report.measure({ measure: `first layout, ${taskCount} tasks`, unit: 'ms', samples: first, ...bar });
    const samples = timeCalls(layOut, ROUNDS);
    report.measure({ measure: `layout after folding, ${taskCount} tasks`, unit: 'ms', samples });
    costs.push([taskCount, summarize(samples).p25]);
    const frames = timeCalls(() => listShapes(layout), ROUNDS);
    report.measure({ measure: `boxes and lines of one view, ${taskCount} tasks`, unit: 'ms', samples: frames });
  }
  report.measure({
    measure: 'growth exponent of the layout',
    unit: '',
    samples: [growthExponent(costs)],
    bar: CHART.growthExponent,
  });
}

/** With fresh tasks each time, because the lines of a known task's text are kept. */
function timeFirstLayouts(taskCount: number): number[] {
  return Array.from({ length: FIRST_ROUNDS }, () => {
    const nodes = createTaskTree(taskCount);
    const before = performance.now();
    layOutChart({ title: 'Goal', nodes, collapsed: new Set() });
    return performance.now() - before;
  });
}

/** Whether boxes that stand below each other meet. */
function hasOverlap({ boxes }: ChartLayout): boolean {
  const sorted = boxes.toSorted((a, b) => a.xPx - b.xPx || a.yPx - b.yPx);
  return sorted.some((box, at) => {
    const next = sorted[at + 1];
    return next !== undefined && next.xPx === box.xPx && next.yPx < box.yPx + box.heightPx;
  });
}

/** Everything that a view of 1280 × 720 at the smallest zoom shows. */
function listShapes(layout: ChartLayout): number {
  const leftPx = layout.widthPx / 3;
  const area = { leftPx, topPx: 0, rightPx: leftPx + 1280 / 0.3, bottomPx: 720 / 0.3 };
  drawLinks(listLinks(layout, area), STYLE.colors);
  let count = 0;
  for (const box of listVisible(layout, area)) count += drawBox(box, STYLE).main.length;
  return count;
}

async function measurePage({ report, openBrowser }: Bench): Promise<void> {
  const server = await serveFiles({
    '/': { type: 'text/html', body: '<!doctype html><title>bench</title><body style="margin:0">' },
    '/page.js': { type: 'text/javascript', body: await bundlePage() },
  });
  try {
    const page = await (await openBrowser()).newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(server.origin);
    await page.addScriptTag({ url: '/page.js', type: 'module' });
    for (const zoom of [0.3, 1]) {
      const samples = await page.evaluate(([tasks, frames, at]) => globalThis.openChart(tasks).timeFrames(frames, at), [
        TASKS,
        FRAMES,
        zoom,
      ] as const);
      const measure = `frame of a pan at zoom ${zoom}, ${TASKS} tasks`;
      report.measure({ measure, unit: 'ms', samples, bar: CHART.frameMs });
    }
    await page.reload();
    await page.addScriptTag({ url: '/page.js', type: 'module' });
    await measureLongTasks(page, report);
  } finally {
    await server.close();
  }
}

/** Drags and turns the wheel as a visitor does. */
async function measureLongTasks(page: Page, report: Bench['report']): Promise<void> {
  const chartPage = await page.evaluateHandle((tasks) => globalThis.openChart(tasks), TASKS);
  await page.waitForTimeout(500);
  await chartPage.evaluate((opened) => opened.takeLongTasks());
  await page.mouse.move(640, 360);
  for (let drag = 0; drag < DRAGS; drag++) {
    const direction = drag % 2 === 0 ? -1 : 1;
    await page.mouse.down();
    await page.mouse.move(640 + direction * 600, 360 + direction * 100, { steps: 40 });
    await page.mouse.up();
    await page.mouse.move(640, 360);
  }
  await page.keyboard.down('Control');
  for (const deltaY of [-100, 100]) {
    for (let step = 0; step < ZOOM_STEPS; step++) await page.mouse.wheel(0, deltaY);
  }
  await page.keyboard.up('Control');
  const { percent, tasks } = await chartPage.evaluate((opened) => ({
    percent: opened.controller.store.getState().percent,
    tasks: opened.takeLongTasks(),
  }));
  report.check('the wheel has zoomed in and out again', percent === 30, `${percent} %`);
  report.measure({
    measure: `longest task over 50 ms while panning and zooming, ${TASKS} tasks`,
    unit: 'ms',
    samples: [Math.max(0, ...tasks)],
    bar: CHART.longestTaskMs,
  });
}

async function bundlePage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', lib: { entry: PAGE, formats: ['es'], fileName: 'page' } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const file = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (file?.type !== 'chunk') throw new Error('The page was not bundled');
  return file.code;
}
