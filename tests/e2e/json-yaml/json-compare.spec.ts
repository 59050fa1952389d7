import { expect, type Page, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { jsonInput, openJsonYaml, press } from './json-page.ts';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

const rightInput = (page: Page) => page.getByRole('textbox', { name: '右侧 JSON', exact: true });
const resultText = (page: Page, side: '左侧' | '右侧') => page.getByRole('textbox', { name: `${side}排版后的 JSON` });
const differences = (page: Page) => page.getByRole('listbox', { name: '差异列表' });
const verdict = (page: Page) => page.getByRole('region', { name: '对比结果' }).getByRole('status');

async function compare(page: Page, left: string, right: string): Promise<void> {
  await jsonInput(page).fill(left);
  await press(page, '对比');
  await rightInput(page).fill(right);
  await press(page, '开始对比');
}

test('two texts on one line each are compared value by value, and a difference leads to its lines', async ({
  page,
}) => {
  await openJsonYaml(page);
  await compare(
    page,
    '{"id":12345678901234567890,"v":1.0,"tags":["a","b"],"gone":null}',
    '{"tags":["a","x","b"],"v":1,"id":12345678901234567891}',
  );
  await expect(verdict(page)).toHaveText('共 4 处不同');
  const rows = differences(page).getByRole('option');
  await expect(rows).toHaveText([
    /修改\$\.id.*12345678901234567890.*→.*12345678901234567891.*左 2 · 右 8/,
    /写法\$\.v.*1\.0.*→.*1.*左 3 · 右 7/,
    /新增\$\.tags\[1\].*"x".*左 5 · 右 4/,
    /删除\$\.gone.*null.*左 8 · 右 6/,
  ]);
  await rows.nth(2).click();
  await expect(resultText(page, '右侧').locator('.row.marked')).toHaveText('    "x",');
  await expect(resultText(page, '左侧').locator('.row.marked .number')).toHaveAttribute('data-number', '5');
  await expect(resultText(page, '左侧').locator('.row.removed')).toHaveText('  "gone": null');
});

test('equal texts are said to be equal, and the order of keys counts when it is asked for', async ({ page }) => {
  await openJsonYaml(page);
  await compare(page, '{"a":1,"b":[{"c":1,"d":2}]}', '{"b":[{"d":2,"c":1}],"a":1}');
  await expect(verdict(page)).toHaveText('两侧内容相同（键的顺序未计入）');
  await expect(differences(page)).toBeHidden();
  await page.getByRole('switch', { name: '忽略键的顺序' }).click();
  await expect(verdict(page)).toHaveText('两侧的值全部相同，另有 2 处顺序或写法不同');
  await expect(differences(page).getByRole('option')).toHaveText([/顺序\$.*"a", "b".*"b", "a"/, /顺序\$\.b\[0\]/]);
});

test('by keyboard alone: compare, step, filter, copy, and back to the texts', async ({ page }) => {
  await openJsonYaml(page);
  await jsonInput(page).fill('{"a":1,"b":2,"c":3}');
  await page.getByRole('button', { name: '对比', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '对比', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await rightInput(page).focus();
  await page.keyboard.insertText('{"a":2,"b":2,"d":4}');
  await page.keyboard.press('Control+Enter');
  const rows = differences(page).getByRole('option');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await differences(page).focus();
  await page.keyboard.press('End');
  await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('3 / 3')).toBeVisible();
  await page.getByRole('button', { name: '修改 1' }).focus();
  await page.keyboard.press('Space');
  await expect(rows).toHaveCount(2);
  await press(page, '复制报告');
  await expect(page.getByText('已复制到剪贴板！')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '[修改] $.a（左第 2 行，右第 2 行）\n  - 1\n  + 2',
  );
  await press(page, '返回编辑');
  await expect(rightInput(page)).toHaveText('{"a":2,"b":2,"d":4}');
  await rightInput(page).press('Control+z');
  await expect(rightInput(page)).not.toHaveText('{"a":2,"b":2,"d":4}');
  await press(page, '对比');
  await expect(jsonInput(page)).toHaveText('{"a":1,"b":2,"c":3}');
  await expect(page.getByRole('button', { name: '格式化', exact: true })).toBeEnabled();
});

test('what is no JSON is named with its side, and the way there is shown', async ({ page }) => {
  await openJsonYaml(page);
  await compare(page, '{"a":1}', '{"a":1,}');
  await expect(page.getByRole('alert')).toContainText('右侧：对比失败：末尾多了一个逗号');
  await press(page, '定位到出错处');
  await expect(rightInput(page)).toBeFocused();
});

test('files of some megabytes are compared while the page goes on', async ({ page }) => {
  await openJsonYaml(page);
  const items = Array.from({ length: 60_000 }, (_, id) => ({ id, name: `名称${id}`, tags: ['a', 'b'], price: id / 7 }));
  const other = items.map((item) => (item.id === 54_321 ? { ...item, price: -1 } : item));
  await press(page, '对比');
  for (const [side, value] of [
    ['左侧', items],
    ['右侧', other],
  ] as const) {
    const chooser = page.waitForEvent('filechooser');
    await press(page, `打开文件到${side}`);
    const buffer = Buffer.from(JSON.stringify(value));
    await (await chooser).setFiles({ name: `${side}.json`, mimeType: 'application/json', buffer });
    await expect(page.getByText(`已打开 ${side}.json`)).toBeVisible({ timeout: 20_000 });
  }
  await press(page, '开始对比');
  await expect(verdict(page)).toHaveText('共 1 处不同', { timeout: 30_000 });
  await expect(differences(page).getByRole('option')).toHaveText([/\$\[54321\]\.price/]);
  await expect(resultText(page, '右侧').locator('.row.marked')).toHaveText('    "price": -1');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no barrier in the ${colorScheme} scheme, nor on a narrow page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openJsonYaml(page);
    await compare(
      page,
      '{"a":1,"s":"x","l":[1,2,3],"n":1.0,"b":true}',
      '{"s":"y","l":[1,3,2],"n":1,"z":null,"b":true}',
    );
    await page.getByRole('switch', { name: '忽略键的顺序' }).click();
    await expect(verdict(page)).toContainText('处不同');
    expect(await listViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(differences(page).getByRole('option').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await listViolations(page)).toEqual([]);
  });
}
