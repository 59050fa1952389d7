import type { Browser, Page } from '@playwright/test';
import { portalPath, withBase } from '../src/core/paths.ts';
import { FLIP } from '../src/features/goal-focus/constants.ts';
import { readProcesses } from './browser/processes.ts';
import { DESK } from './budgets.ts';
import type { Bench, Part } from './part.ts';
import { median } from './stats.ts';

const ROUNDS = 4;
/** A few changes of color in each. */
const ROUND_MS = 10_000;
/** The start is over, the late files are here, and the worker of the pictures is idle. */
const SETTLE_MS = 20_000;
/** A card without a touch has turned for the last time. */
const REST_MS = (FLIP.untouchedTurns + 0.5) * FLIP.everyMs;
const WORDS = {
  title: 'Write chapter three',
  description: 'One thing at a time',
  wallpaper: 'waves',
  showDefaultImage: false,
  panelMode: 'transparent',
};
const CLOCK = { ...WORDS, cardType: 'clock' };
const SHEET_ROUNDS = 20;
/** The first solid color is over, and the code of the sheet is here. */
const SHEET_SETTLE_MS = 4000;
/** The sheet's first field of text. */
const TITLE_FIELD = '.MuiDialog-paper form input[type="text"]';
/** Everything that moves by itself. */
const PAUSE = '[aria-keyshortcuts="Space"]';

interface Case {
  readonly name: string;
  readonly settings: object | null;
  readonly isPaused: boolean;
  readonly bar: (typeof DESK)[keyof typeof DESK] | null;
}

const CASES: readonly Case[] = [
  { name: 'empty page of the same site', settings: null, isPaused: false, bar: null },
  { name: 'still picture', settings: WORDS, isPaused: true, bar: DESK.stillPercent },
  { name: 'clock over a still picture', settings: CLOCK, isPaused: true, bar: DESK.clockPercent },
  { name: 'text in changing colors', settings: WORDS, isPaused: false, bar: null },
  { name: 'clock in changing colors', settings: CLOCK, isPaused: false, bar: null },
];

/** Medians over the same picture in the same run, which no machine's speed changes. */
const RATIOS = [
  { of: 'text in changing colors', to: 'still picture', bar: DESK.textToStill },
  { of: 'clock in changing colors', to: 'text in changing colors', bar: DESK.clockToText },
] as const;

/**
 * Processor time of a desktop that is left open, in percent of a core: page, drawing and browser together. An empty page in
 * the same browser takes some, too; the bars are about what the desktop adds to it.
 */
export const pageDesk: Part = {
  name: 'page-desk',
  async run(bench) {
    const { report, openServer, openBrowser } = bench;
    const origin = await openServer();
    await measureSheet(bench, `${origin}${withBase(portalPath('goal-focus'))}`);
    let emptyPercent = 0;
    const medians = new Map<string, number>();
    for (const { name, settings, isPaused, bar } of CASES) {
      const browser = await openBrowser();
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
      await page.addInitScript(
        (text) => {
          if (text !== null) localStorage.setItem('mythinkn_goal_settings', text);
        },
        settings === null ? null : JSON.stringify(settings),
      );
      await page.goto(`${origin}${withBase(settings === null ? '/healthz' : portalPath('goal-focus'))}`);
      if (isPaused) await page.locator(PAUSE).click();
      // Away from the button and its hint.
      await page.mouse.move(640, 400);
      await page.waitForTimeout(settings === null || isPaused ? SETTLE_MS : REST_MS);
      if (settings !== null) report.check(`${name}: shows its words`, await showsCard(page));
      const samples: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) samples.push(await readShare(browser));
      report.measure({ measure: name, unit: '% of a core', samples });
      medians.set(name, median(samples));
      if (settings === null) emptyPercent = median(samples);
      await browser.close();
      if (bar === null) continue;
      const added = samples.map((percent) => percent - emptyPercent);
      report.measure({ measure: `${name}, added to the empty page`, unit: '% of a core', samples: added, bar });
    }
    for (const { of, to, bar } of RATIOS) {
      const samples = [(medians.get(of) ?? Number.NaN) / (medians.get(to) ?? Number.NaN)];
      report.measure({ measure: `${of}, to ${to}`, unit: '×', samples, bar });
    }
  },
};

/** A title that is typed into the edit sheet, until the desktop beside it has painted it. */
async function measureSheet({ report, openBrowser }: Bench, address: string): Promise<void> {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await page.addInitScript((text) => localStorage.setItem('mythinkn_goal_settings', text), JSON.stringify(WORDS));
  await page.goto(address);
  await page.locator(PAUSE).waitFor();
  await page.waitForTimeout(SHEET_SETTLE_MS);
  await page.keyboard.press('e');
  await page.locator(TITLE_FIELD).waitFor();
  await page.waitForTimeout(SHEET_SETTLE_MS);
  const samples: number[] = [];
  for (let round = 0; round < SHEET_ROUNDS; round += 1) samples.push(await timeTitle(page, `Chapter ${round}`));
  report.measure({ measure: 'change in the edit sheet, until painted', unit: 'ms', samples, bar: DESK.changeMs });
  await browser.close();
}

function timeTitle(page: Page, title: string): Promise<number> {
  return page.evaluate(
    async ([selector, text]) => {
      const field = document.querySelector<HTMLInputElement>(selector);
      if (field === null) throw new Error('No sheet');
      const start = performance.now();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      while (document.querySelector('main h1')?.textContent !== text) {
        if (performance.now() - start > 10_000) throw new Error('No such title');
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      return performance.now() - start;
    },
    [TITLE_FIELD, title] as const,
  );
}

function showsCard(page: Page): Promise<boolean> {
  return page.locator('main h1').isVisible();
}

async function readShare(browser: Browser): Promise<number> {
  const total = async () => (await readProcesses(browser)).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  const [before, begun] = [await total(), performance.now()];
  await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
  return (((await total()) - before) / (performance.now() - begun)) * 100;
}
