import type { Page } from '@playwright/test';
import { portalPath, withBase } from '../src/core/paths.ts';
import { copy as calendarCopy } from '../src/features/inspiration/calendar/copy.ts';
import { copy as tasksCopy } from '../src/features/inspiration/tasks/copy.ts';
import { type BoardSize, fillBoard, scrollAndReadLongestTask, timeUntil } from './browser/board-page.ts';
import { NAME_SHIM } from './browser/name-shim.ts';
import { BOARD } from './budgets.ts';
import type { Bench, Part } from './part.ts';

/** The first goal of both boards is a large one, and one at the limit of what the board promises. */
const SIZES: readonly BoardSize[] = [
  { goals: 200, tasks: 5000, events: 20_000, tasksOfFirst: 2000 },
  { goals: 200, tasks: 8000, events: 32_000, tasksOfFirst: 5000 },
];
const ROUNDS = 5;
const SETTLE_MS = 1500;
const FIRST_TASK = '[data-task="g0t0"]';
const SEARCH = `input[placeholder="${tasksCopy.search}"]`;
const TAB = (number: number) => `main [role=tab]:nth-of-type(${number})`;

/** The planning board with 200 goals, one of them of 2,000 and of 5,000 tasks, from the click to the painted answer. */
export const pageBoard: Part = {
  name: 'page-board',
  async run(bench) {
    const origin = await bench.openServer();
    const browser = await bench.openBrowser();
    for (const size of SIZES) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
      const samples = await measureBoard(
        await context.newPage(),
        `${origin}${withBase(portalPath('inspiration'))}`,
        size,
      );
      report(bench, samples, size);
      await context.close();
    }
  },
};

async function measureBoard(page: Page, list: string, size: BoardSize): Promise<Record<string, number[]>> {
  await page.addInitScript({ content: NAME_SHIM });
  await page.goto(list);
  await page.getByRole('dialog').waitFor();
  await fillBoard(page, size);
  const samples = { page: [], open: [], search: [], month: [], scroll: [], timeline: [] } as Record<string, number[]>;
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(list);
    await page.locator('article').first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    samples.page?.push(await timeUntil(page, 'nav li:nth-child(3) button', '[data-goal="g187"]'));
    // The first goal is the oldest, and the only page of its status shows it last.
    await page.goto(`${list}?page=17`);
    await page.locator('[data-goal="g0"]').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    samples.open?.push(await timeUntil(page, '[data-goal="g0"] h2 a', FIRST_TASK));
    await page.waitForTimeout(SETTLE_MS);
    samples.search?.push(await timeUntil(page, SEARCH, '[data-task="g0t1234"]', '\u4efb\u52a1 1234'));
    await timeUntil(page, SEARCH, FIRST_TASK, '');
    await page.waitForTimeout(SETTLE_MS);
    samples.scroll?.push(await scrollAndReadLongestTask(page));
    await measureHistory(page, samples);
  }
  return samples;
}

async function measureHistory(page: Page, samples: Record<string, number[]>): Promise<void> {
  await page.evaluate(() => localStorage.setItem('mythinkn_board_calendar_mode', 'month'));
  await timeUntil(page, TAB(2), '[data-type]');
  await page.waitForTimeout(SETTLE_MS);
  samples.timeline?.push(await scrollAndReadLongestTask(page));
  await page.evaluate(() => window.scrollTo(0, 0));
  await timeUntil(page, TAB(3), 'main [role=group] button');
  await page.getByRole('button', { name: calendarCopy.byMonth, exact: true }).click();
  await page.getByRole('grid').waitFor();
  await timeUntil(page, TAB(1), '[data-task]');
  await page.waitForTimeout(SETTLE_MS);
  samples.month?.push(await timeUntil(page, TAB(3), '[role=grid]'));
}

function report({ report: to }: Bench, samples: Record<string, number[]>, board: BoardSize): void {
  const { goals, tasks, events, tasksOfFirst } = board;
  const of = `of ${tasksOfFirst}`;
  const size = `${goals} goals, ${tasks} tasks, ${events} events`;
  to.check(
    `every answer appeared, ${of}`,
    Object.values(samples).every(({ length }) => length === ROUNDS),
    size,
  );
  const answers = [
    ['another page of goals', samples.page, BOARD.answerMs],
    ['a goal opened', samples.open, BOARD.openMs],
    ['tasks found', samples.search, BOARD.answerMs],
    ['month grid', samples.month, BOARD.answerMs],
    ['longest task, tasks scrolled', samples.scroll, BOARD.longestTaskMs],
    ['longest task, timeline scrolled', samples.timeline, BOARD.longestTaskMs],
  ] as const;
  for (const [measure, values = [], bar] of answers) {
    to.measure({ measure: `${measure}, ${of}`, unit: 'ms', samples: values, bar });
  }
}
