import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { jsonOutput, openFile, openJsonYaml, press } from './json-page.ts';

const ROWS_COUNT = 200_000;
/** Three times the length that users notice, because other programs slow the machine down. */
const TASK_MS = 150;

function makeFile() {
  const rows = Array.from({ length: ROWS_COUNT }, (_, at) => ({
    id: at,
    name: `用户${at % 1000}`,
    amount: ((at * 37) % 100_000) / 100,
    buyer: { city: ['北京', '上海', '广州'][at % 3] },
    ...Object.fromEntries(Array.from({ length: 6 }, (_each, column) => [`c${column}`, `${at}-${column}`])),
  }));
  return { name: 'orders.json', buffer: Buffer.from(JSON.stringify({ data: rows })) };
}

// It measures how long the page does not answer.
test.describe.configure({ lock: '-exclusive-' });
test('scrolls, sorts and filters a table of 200,000 rows, and opens its CSV file again', async ({ page }) => {
  test.setTimeout(120_000);
  await openJsonYaml(page);
  await openFile(page, makeFile());
  await press(page, '格式化');
  await expect(jsonOutput(page)).toHaveAttribute('data-lines', /\d+/, { timeout: 30_000 });
  await press(page, '表格');
  const grid = page.getByRole('grid', { name: 'JSON 表格' });
  const bar = page.getByRole('group', { name: '表格操作' });
  await expect(bar).toContainText('200,000 行 × 10 列', { timeout: 30_000 });
  const firstName = page.locator('.in-view [role=row]').first().getByRole('gridcell').nth(1);
  await expect(firstName).toHaveText('用户0');

  const tasks = await grid.evaluate(async (scroller) => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) =>
      found.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    const roomPx = scroller.scrollHeight - scroller.clientHeight;
    for (let step = 0; step <= 100; step++) {
      scroller.scrollTop = (roomPx * step) / 100;
      scroller.scrollLeft = (step % 20) * 40;
      await new Promise(requestAnimationFrame);
    }
    // The last frames are reported by then.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    found.push(...observer.takeRecords().map(({ duration }) => duration));
    observer.disconnect();
    return found;
  });
  expect(Math.max(...tasks, 0)).toBeLessThan(TASK_MS);
  await expect(page.locator('.in-view [role=row]').last().locator('.ordinal')).toHaveText(String(ROWS_COUNT));

  await grid.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'amount' })).toHaveAttribute('aria-sort', 'descending');
  const firstAmount = page.locator('.in-view [role=row]').first().getByRole('gridcell').nth(2);
  await expect(firstAmount).toHaveText('999.99', { timeout: 30_000 });

  await press(page, '筛选');
  await page.getByRole('textbox', { name: '筛选 buyer.city' }).fill('北');
  await page.getByRole('textbox', { name: '筛选 name' }).fill('用户999');
  await expect(bar).toContainText('筛出 67 / 200,000 行', { timeout: 30_000 });

  await press(page, '导出');
  const downloadedBook = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '下载 Excel 表格' }).click();
  const book = unzipSync(await readFile(await (await downloadedBook).path()));
  expect(strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(
    '<row r="1"><c r="A1" t="inlineStr">',
  );

  await press(page, '导出');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '下载 CSV（UTF-8' }).click();
  const file = await download;
  const path = await file.path();
  expect(file.suggestedFilename()).toBe('orders-table.csv');
  expect((await readFile(path, 'utf8')).split('\r\n')).toHaveLength(69);

  const again = { name: 'orders.csv', buffer: await readFile(path) };
  await openFile(page, again);
  await expect(page.getByText('67 行 × 10 列，按逗号分隔')).toBeVisible();
  await expect(bar).toContainText('67 行 × 10 列');
});
