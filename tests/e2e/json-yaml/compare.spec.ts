import { expect, test } from '@playwright/test';
import { differences, jsonInput, openFile, openJsonYaml, press, rightInput, verdict } from './json-page.ts';

test('compares YAML and JSON, ignores a field by click, takes over a value with undo, and swaps both sides', async ({
  page,
}) => {
  await openJsonYaml(page);
  const labels = Array.from({ length: 20 }, (_, at) => `  k${at}: v`).join('\n');
  const toYaml = (port: number) => `kind: Service\nspec:\n  port: ${port}\nlabels:\n${labels}\n`;
  await jsonInput(page).fill(toYaml(80));
  await press(page, '对比');
  await rightInput(page).fill(toYaml(8080));
  await press(page, '开始对比');
  await expect(verdict(page)).toHaveText('共 1 处不同');
  await expect(differences(page).getByRole('option')).toHaveText([/\$\.spec\.port.*80.*8080/]);
  await expect(page.getByText('左侧按 YAML 读取')).toBeVisible();
  await expect(page.getByRole('button', { name: '采用左侧' })).toBeDisabled();
  const left = page.getByRole('textbox', { name: '左侧排版后的 JSON' });
  await page.getByRole('switch', { name: '只看差异' }).click();
  await expect(left.getByText('"k2"')).toHaveCount(0);
  await left
    .getByText(/…\d+ 行无差异/)
    .last()
    .click();
  await expect(left.getByText('"k2"')).toBeVisible();
  await page.getByRole('switch', { name: '只看差异' }).click();

  await press(page, '编辑文本');
  await jsonInput(page).fill('{"traceId":"a1","price": 1.0,"tags":["x","y"]}');
  await rightInput(page).fill('{"traceId":"b2","price":1.5,"tags":["y","x"]}');
  await press(page, '开始对比');
  await expect(verdict(page)).toHaveText('共 3 处不同');

  const rows = differences(page).getByRole('option');
  await rows.filter({ hasText: '$.traceId' }).click();
  await press(page, '忽略此字段');
  await page.getByRole('menuitem', { name: '所有名为 traceId 的字段' }).click();
  await expect(verdict(page)).toHaveText('共 2 处不同（已忽略 1 个字段）');
  await page.getByRole('switch', { name: '忽略数组顺序' }).click();
  await expect(verdict(page)).toHaveText('共 1 处不同（数组顺序未计入，已忽略 1 个字段）');

  await rows.first().click();
  await press(page, '采用右侧');
  await expect(verdict(page)).toContainText('两侧内容相同');
  await press(page, '撤销');
  await expect(verdict(page)).toContainText('共 1 处不同');
  await press(page, '采用左侧');
  await expect(verdict(page)).toContainText('两侧内容相同');
  await press(page, '交换');
  await press(page, '编辑文本');
  await expect(jsonInput(page)).toHaveText('{"traceId":"b2","price":1.0,"tags":["y","x"]}');
  await expect(rightInput(page)).toHaveText('{"traceId":"a1","price": 1.0,"tags":["x","y"]}');

  await test.step('shows 18 lines of each text on a laptop, with a notice open, more without the list, and the list as high as wanted', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const items = Array.from({ length: 20 }, (_, id) => `{"id":${id},"name":"n"}`);
    await jsonInput(page).fill(`[${items.join()}]`);
    await rightInput(page).fill(`[${items.join().replaceAll('"n"', '"m"')},]`);
    await press(page, '开始对比');
    await press(page, '修复并对比');
    await expect(page.getByText('右侧：已自动修复')).toBeVisible();
    const text = page.getByRole('textbox', { name: '左侧排版后的 JSON' });
    const readHeight = async () => {
      const box = await text.boundingBox();
      // Only the part in the window counts.
      return Math.min((box?.y ?? 0) + (box?.height ?? 0), 800) - (box?.y ?? 0);
    };
    expect(await readHeight()).toBeGreaterThanOrEqual(18 * 20);
    const before = await readHeight();
    await press(page, '收起差异列表');
    await expect(differences(page)).toHaveCount(0);
    expect(await readHeight()).toBeGreaterThanOrEqual(before);
    await press(page, '展开差异列表');
    const listHeight = () => differences(page).evaluate(({ clientHeight }) => clientHeight);
    const separator = page.getByRole('separator', { name: '差异列表的高度' });
    const first = await listHeight();
    const box = await separator.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 160, { steps: 4 });
    await page.mouse.up();
    await expect.poll(listHeight).toBeGreaterThan(first + 140);
    await separator.press('End');
    await expect.poll(listHeight).toBe(800 * 0.6);
    await separator.dblclick();
    await expect.poll(listHeight).toBe(first);
  });

  await test.step('compares by keyboard, and files of some megabytes while the page stays responsive', async () => {
    await press(page, '退出对比');
    await jsonInput(page).fill('{"a":1,"b":2,"c":3}');
    await page.getByRole('button', { name: '对比', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '退出对比' })).toBeVisible();
    // Until then an empty field would get the former text behind the typed one.
    await expect(rightInput(page)).toContainText('"m"');
    await rightInput(page).fill('');
    await page.keyboard.insertText('{"a":2,"b":2,"d":4}');
    await page.keyboard.press('Control+Enter');
    await expect(rows).toHaveCount(3);
    await page.keyboard.press('Alt+ArrowDown');
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await differences(page).focus();
    await page.keyboard.press('End');
    await expect(page.getByText('3 / 3')).toBeVisible();
    await press(page, '编辑文本');
    await rightInput(page).press('Control+z');
    await expect(rightInput(page)).not.toHaveText('{"a":2,"b":2,"d":4}');

    const items = Array.from({ length: 30_000 }, (_, id) => ({
      id,
      name: `名称${id}`,
      tags: ['a', 'b'],
      price: id / 7,
    }));
    const other = items.map((item) => (item.id === 24_321 ? { ...item, price: -1 } : item));
    for (const [side, value] of [
      ['左侧', items],
      ['右侧', other],
    ] as const) {
      const buffer = Buffer.from(JSON.stringify(value));
      await openFile(page, { name: `${side}.json`, buffer }, `打开文件到${side}`);
      await expect(page.getByText(`已打开 ${side}.json`)).toBeVisible({ timeout: 20_000 });
    }
    await press(page, '开始对比');
    await expect(verdict(page)).toContainText('共 1 处不同', { timeout: 30_000 });
    await expect(rows).toHaveText([/\$\[24321\]\.price/]);
    const right = page.getByRole('textbox', { name: '右侧排版后的 JSON' });
    await expect(right.locator('.row.marked')).toHaveText('    "price": -1');
  });
});
