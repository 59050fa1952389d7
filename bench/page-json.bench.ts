import type { BrowserContext, Page } from '@playwright/test';
import { copy as sharedCopy } from '../src/features/json-yaml/parts/copy.ts';
import { copy } from '../src/features/json-yaml/text-view/copy.ts';
import { watchHeaps } from './browser/heaps.ts';
import { indentFile, jumpAbout, openJsonPage, outputText, press, takeEvents } from './browser/json-page.ts';
import { readProcesses, readResidentBytes } from './browser/processes.ts';
import { JSON_PAGE } from './budgets.ts';
import { JSON_LARGE_BYTES } from './inputs.ts';
import { createFolder, type LargeFile, writeLargeFile } from './json/large-files.ts';
import { hashIndented } from './json/slow-indent.ts';
import type { Bench, Part } from './part.ts';

const ROUNDS = 5;
const JUMPS = 200;
const LINES = 2_000_000;
const SETTLE_MS = 3000;
const MB = 1e6;
/** A phrase of every text of the corpus, and a phrase of none. */
const FOUND = 'quite a long description';
const MISSING = 'nowhere in it';

/** The JSON tool's page with a file of fifty megabytes: whether it stalls, and whether it frees its memory. */
export const pageJson: Part = {
  name: 'page-json',
  async run(bench) {
    const folder = await createFolder();
    try {
      const context = await bench.openProfile();
      const page = await openJsonPage(context, await bench.openServer());
      const file = await writeLargeFile(folder.path, 'records', JSON_LARGE_BYTES);
      const before = await settleAndReadMemory(context, page);
      await measureFirstLines(bench, page, file);
      await measureJumps(bench, page);
      await measureSearch(bench, page);
      await press(page, sharedCopy.toolbar.clear);
      await page.locator('.cm-content').waitFor();
      const after = await settleAndReadMemory(context, page);
      if (before === null || after === null) return;
      bench.report.measure({
        measure: 'memory that stays, page cleared and garbage collected',
        unit: '%',
        samples: [(after / before - 1) * 100],
        bar: JSON_PAGE.memoryLeftPercent,
        note: `${Math.round(before / MB)} MB before, ${Math.round(after / MB)} MB after`,
      });
    } finally {
      await folder.remove();
    }
  },
};

async function measureFirstLines({ report }: Bench, page: Page, file: LargeFile): Promise<void> {
  const whole: number[] = [];
  const stalls: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await press(page, sharedCopy.toolbar.clear);
    await takeEvents(page);
    const { openMs, indentMs } = await indentFile(page, file.path);
    whole.push(openMs + indentMs);
    stalls.push(Math.max(...(await takeEvents(page)).stalls));
  }
  const lines = Number(await outputText(page).getAttribute('data-lines'));
  const wanted = hashIndented(file.pieces());
  const rows = await outputText(page).locator('.content').allTextContents();
  const isRight = lines >= LINES && rows[0] === '[' && rows[1] === '  {';
  report.check('the result shows its first lines', isRight, `${lines} lines, ${Math.round(wanted.byteLength / MB)} MB`);
  const size = `${Math.round(file.byteLength / MB)} MB`;
  const measure = `${size} opened, indented, first lines`;
  report.measure({ measure, unit: 'ms', samples: whole, bar: JSON_PAGE.firstLinesMs });
  report.measure({ measure: `longest stall, ${measure}`, unit: 'ms', samples: stalls, bar: JSON_PAGE.longestTaskMs });
}

async function measureJumps({ report }: Bench, page: Page): Promise<void> {
  await takeEvents(page);
  // The golden ratio spreads any number of places evenly.
  await jumpAbout(
    page,
    Array.from({ length: JUMPS }, (_, at) => ((at + 1) * 0.618_033_988_75) % 1),
  );
  const { stalls, fetches } = await takeEvents(page);
  report.check(
    `${JUMPS} jumps show their lines`,
    fetches.length >= JUMPS,
    `${fetches.length} times lines were fetched`,
  );
  report.measure({ measure: 'lines fetched', unit: 'ms', samples: fetches, bar: JSON_PAGE.lineFetchMs });
  const samples = [Math.max(...stalls)];
  report.measure({ measure: `longest stall, ${JUMPS} jumps`, unit: 'ms', samples, bar: JSON_PAGE.longestTaskMs });
}

async function measureSearch({ report }: Bench, page: Page): Promise<void> {
  await outputText(page).focus();
  await page.keyboard.press('Control+f');
  const field = page.getByRole('search').getByRole('textbox', { name: copy.find.text, exact: true });
  await takeEvents(page);
  await field.fill(FOUND);
  const match = outputText(page).locator('.match');
  await match.first().waitFor();
  report.check('a word is found and marked', (await match.first().textContent()) === FOUND);
  const before = performance.now();
  await field.fill(MISSING);
  await page.getByText(copy.find.missing).waitFor();
  const samples = [performance.now() - before];
  report.measure({ measure: 'the whole result searched in vain', unit: 'ms', samples });
  const { stalls } = await takeEvents(page);
  report.measure({
    measure: 'longest stall, search',
    unit: 'ms',
    samples: [Math.max(...stalls)],
    bar: JSON_PAGE.longestTaskMs,
  });
  await page.keyboard.press('Escape');
}

/**
 * Memory of the page's renderer, the largest one, when no work is running; null where the system does not report it.
 */
async function settleAndReadMemory(context: BrowserContext, page: Page): Promise<number | null> {
  const browser = context.browser();
  if (browser === null) return null;
  await page.waitForTimeout(SETTLE_MS);
  // Collects the garbage of the page and its workers.
  await (await watchHeaps(page)).read();
  await page.waitForTimeout(SETTLE_MS);
  const renderers = (await readProcesses(browser)).filter(({ type }) => type === 'renderer');
  const bytes = renderers.map(({ id }) => readResidentBytes(id));
  return bytes.includes(null) ? null : Math.max(...bytes.map((each) => each ?? 0));
}
