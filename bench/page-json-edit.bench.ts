import type { Page } from '@playwright/test';
import { copy } from '../src/features/json-yaml/tree/copy.ts';
import { indentFile, openJsonPage, press, takeEvents } from './browser/json-page.ts';
import { JSON_PAGE } from './budgets.ts';
import { createFolder, writeLargeFile } from './json/large-files.ts';
import type { Bench, Part } from './part.ts';

const BYTES = 10_000_000;
const ROUNDS = 5;
const SELECTED = '[role=treeitem][aria-selected=true]';

/** Values at the beginning, in the middle and at the end of ten megabytes, changed in the tree and changed back. */
export const pageJsonEdit: Part = {
  name: 'page-json-edit',
  async run(bench) {
    const folder = await createFolder();
    try {
      const page = await openJsonPage(await bench.openProfile(), await bench.openServer());
      const file = await writeLargeFile(folder.path, 'records', BYTES);
      await indentFile(page, file.path);
      await press(page, copy.view.tree);
      await page.locator('[role=tree][aria-busy=false]').waitFor();
      await measureEdits(bench, page);
    } finally {
      await folder.remove();
    }
  },
};

const PLACES: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
  },
  async (page) => {
    const tree = page.locator('[role=tree]');
    await tree.evaluate((scroller) => {
      scroller.scrollTop = scroller.scrollHeight / 2;
    });
    const box = await tree.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  },
  (page) => page.keyboard.press('End'),
];

async function measureEdits({ report }: Bench, page: Page): Promise<void> {
  const [edits, undos, stalls]: [number[], number[], number[]] = [[], [], []];
  const selected = page.locator(SELECTED);
  let isRight = true;
  for (const select of PLACES) {
    await page.locator('[role=tree]').focus();
    await select(page);
    // A row can be unfolded once it is fetched.
    await page.locator(`${SELECTED}[aria-expanded=false]`).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator(`${SELECTED}[aria-expanded=true]`).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator(`${SELECTED}[aria-level="3"]`, { hasText: ': ' }).waitFor();
    const before = (await selected.textContent()) ?? '';
    // A text stays one.
    const after = (round: number) => before.replace(/: .*/, before.endsWith('"') ? `: "${round}"` : `: ${round}`);
    for (let round = 0; round < ROUNDS; round++) {
      await page.keyboard.press('F2');
      await page.getByLabel(copy.edit.value, { exact: true }).waitFor();
      await page.keyboard.type(String(round));
      await takeEvents(page);
      edits.push(await timeUntil(page, 'Enter', after(round), () => page.keyboard.press('Control+Enter')));
      stalls.push(Math.max(...(await takeEvents(page)).stalls));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    for (let round = ROUNDS - 1; round >= 0; round--) {
      const wanted = round === 0 ? before : after(round - 1);
      undos.push(await timeUntil(page, 'z', wanted, () => page.keyboard.press('Control+z')));
    }
    isRight &&= (await selected.textContent()) === before;
  }
  report.check('undo gives the values back', isRight);
  const { treeEditMs: bar, longestTaskMs } = JSON_PAGE;
  report.measure({ measure: 'a value of 10 MB changed, until the tree shows it', unit: 'ms', samples: edits, bar });
  report.measure({ measure: 'changed back', unit: 'ms', samples: undos, bar });
  report.measure({ measure: 'longest stall, a value changed', unit: 'ms', samples: stalls, bar: longestTaskMs });
}

/** @returns milliseconds from the key to the frame in which the selected row has this text. */
async function timeUntil(page: Page, key: string, text: string, pressKey: () => Promise<void>): Promise<number> {
  await page.evaluate(
    ([wantedKey, wanted, row]) => {
      const watched = window as unknown as { benchShown: Promise<number> };
      watched.benchShown = new Promise((resolve, reject) => {
        let pressedAt = Number.POSITIVE_INFINITY;
        const onKey = (event: KeyboardEvent) => {
          if (event.key !== wantedKey) return;
          pressedAt = performance.now();
          removeEventListener('keydown', onKey, true);
        };
        addEventListener('keydown', onKey, true);
        const frame = () => {
          const now = performance.now();
          if (now - pressedAt > 30_000) return reject(new Error(`Waited in vain for ${wanted}`));
          if (now > pressedAt && document.querySelector(row)?.textContent === wanted) return resolve(now - pressedAt);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      });
    },
    [key, text, SELECTED] as const,
  );
  await pressKey();
  return page.evaluate(() => (window as unknown as { benchShown: Promise<number> }).benchShown);
}
