import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { portalPath, withBase } from '../src/core/paths.ts';
import { copy as boardWords } from '../src/features/inspiration/words.ts';
import { copy as dataWords } from '../src/shared/data/copy.ts';
import { toBoardBackup } from './browser/board-backup.ts';
import { followLongTasks } from './browser/board-page.ts';
import { NAME_SHIM } from './browser/name-shim.ts';
import { BOARD } from './budgets.ts';
import type { Part } from './part.ts';

const TASKS = 5000;
const ROUNDS = 3;
const SETTLE_MS = 1500;
const ANSWER_MS_MAX = 120_000;
const words = dataWords.import;
const STEPS = ['read', 'store', 'undo'] as const;

/** A backup of 5,000 tasks: how long each step of its import takes, and how long the page answers nothing meanwhile. */
export const pageBoardImport: Part = {
  name: 'page-board-import',
  async run({ report, openServer, openBrowser }) {
    const address = `${await openServer()}${withBase(portalPath('inspiration'))}`;
    const browser = await openBrowser();
    const folder = await mkdtemp(join(tmpdir(), 'mythinkn-bench-'));
    // By its path: the page itself would decode a file that the browser receives.
    const file = join(folder, 'goals.json');
    await writeFile(file, toBoardBackup(TASKS, Date.now()));
    const rounds: Record<(typeof STEPS)[number], Step>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
      rounds.push(await measureImport(await context.newPage(), address, file));
      await context.close();
    }
    await rm(folder, { recursive: true });
    for (const step of STEPS) {
      const samples = rounds.map((each) => each[step]);
      const measure = `import of ${TASKS} tasks, ${step}`;
      const bar = step === 'undo' ? { bar: BOARD.undoImportMs } : {};
      report.measure({ measure, unit: 'ms', samples: samples.map(({ ms }) => ms), ...bar });
      report.measure({
        measure: `longest task, ${measure}`,
        unit: 'ms',
        samples: samples.map(({ longestTaskMs }) => longestTaskMs),
        bar: BOARD.importTaskMs,
      });
    }
  },
};

interface Step {
  /** Until the dialog says that the step is over. */
  readonly ms: number;
  /** Of the step and of what the page does with its result. */
  readonly longestTaskMs: number;
}

async function measureImport(page: Page, address: string, file: string): Promise<Record<(typeof STEPS)[number], Step>> {
  await page.addInitScript({ content: NAME_SHIM });
  await page.goto(address);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: boardWords.backup.title });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: boardWords.list.import, exact: true }).click();
  const read = await measureStep(page, async () => (await chooser).setFiles(file), words.start);
  const store = await measureStep(page, () => press(words.start), words.undo);
  const undo = await measureStep(page, () => press(words.undo), words.undone);
  return { read, store, undo };
}

async function measureStep(page: Page, start: () => Promise<void>, until: string): Promise<Step> {
  await page.waitForTimeout(SETTLE_MS);
  const longestTask = await followLongTasks(page);
  const from = performance.now();
  await start();
  await page.getByRole('dialog').getByText(until, { exact: true }).waitFor({ timeout: ANSWER_MS_MAX });
  const ms = performance.now() - from;
  await page.waitForTimeout(SETTLE_MS);
  return { ms, longestTaskMs: await longestTask() };
}
