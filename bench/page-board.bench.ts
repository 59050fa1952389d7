import type { Page } from '@playwright/test';
import { portalPath, withBase } from '../src/core/paths.ts';
import { copy as calendarCopy } from '../src/features/inspiration/calendar/copy.ts';
import { copy as tasksCopy } from '../src/features/inspiration/tasks/copy.ts';
import { BOARD_SIZE, fillBoard, scrollAndReadLongestTask, timeUntil } from './browser/board-page.ts';
import { NAME_SHIM } from './browser/name-shim.ts';
import { BOARD } from './budgets.ts';
import type { Bench, Part } from './part.ts';

const ROUNDS = 5;
const SETTLE_MS = 1500;
const FIRST_TASK = '[data-task="g0t0"]';
const SEARCH = `input[placeholder="${tasksCopy.search}"]`;
const TAB = (number: number) => `main [role=tab]:nth-of-type(${number})`;

/** The planning board with 200 goals, 5,000 tasks and 20,000 events, from the click to the painted answer. */
export const pageBoard: Part = {
  name: 'page-board',
  async run(bench) {
    const origin = await bench.openServer();
    const browser = await bench.openBrowser();
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript({ content: NAME_SHIM });
    const list = `${origin}${withBase(portalPath('inspiration'))}`;
    await page.goto(list);
    await page.getByRole('dialog').waitFor();
    await fillBoard(page);
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
    report(bench, samples);
    await context.close();
  },
};

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

function report({ report: to }: Bench, samples: Record<string, number[]>): void {
  const { goals, tasks, events, tasksOfFirst } = BOARD_SIZE;
  const size = `${goals} goals, ${tasks} tasks, ${events} events`;
  to.check(
    'every answer appeared',
    Object.values(samples).every(({ length }) => length === ROUNDS),
    size,
  );
  const answers = [
    ['another page of goals', samples.page],
    [`a goal with ${tasksOfFirst} tasks opened`, samples.open],
    ['tasks found', samples.search],
    ['month grid', samples.month],
  ] as const;
  for (const [measure, values = []] of answers) {
    to.measure({ measure, unit: 'ms', samples: values, bar: BOARD.answerMs });
  }
  to.measure({
    measure: 'longest task, tasks scrolled',
    unit: 'ms',
    samples: samples.scroll ?? [],
    bar: BOARD.longestTaskMs,
  });
  const timeline = samples.timeline ?? [];
  to.measure({ measure: 'longest task, timeline scrolled', unit: 'ms', samples: timeline, bar: BOARD.longestTaskMs });
}
