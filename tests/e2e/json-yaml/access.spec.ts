import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, listViolations } from '../axe.ts';
import {
  differences,
  jsonInput,
  jsonOutput,
  loadTemplate,
  openJsonYaml,
  pasteYaml,
  press,
  rightInput,
  treeRows,
  verdict,
  yamlOutput,
} from './json-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('has no accessibility violation in light and dark, from result to comparison', async ({ page }) => {
  test.slow();
  await openJsonYaml(page);
  await jsonInput(page).fill("{a: 'b', a: 2");
  await press(page, '格式化');
  await press(page, '查看修复清单');
  await jsonOutput(page).focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('b');
  await expect(jsonOutput(page).locator('.match')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('region', { name: '输入' })
    .getByRole('button', { name: /^查找（/ })
    .click();
  await press(page, '树形');
  await page.getByRole('tree', { name: 'JSON 树' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(treeRows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await jsonInput(page).fill(`["${'长'.repeat(500)}",]`);
  await press(page, '校验');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  await jsonInput(page).fill('{"a":1,"s":"x","l":[1,2,3],"n":1.0,"b":true}');
  await press(page, '对比');
  await rightInput(page).fill('{"s":"y","l":[1,3,2],"n":1,"z":null,"b":true}');
  await press(page, '开始对比');
  await page.getByRole('switch', { name: '忽略键的顺序' }).click();
  await expect(verdict(page)).toContainText('处不同');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'YAML 工具' }).click();
  await loadTemplate(page, 'Docker Compose');
  await press(page, '智能转换');
  await press(page, '查看清单');
  await expectAccessible(page);
  await pasteYaml(page, 'cmd: "a &amp;&amp; b"\nname：foo\nx: 1\nx: 2 # c\n');
  await page.getByRole('combobox', { name: '输出' }).click();
  await page.getByRole('option', { name: 'YAML' }).click();
  await press(page, '格式化');
  await press(page, '查看修复清单');
  await expect(page.getByText('有 1 个重复的键')).toBeVisible();
  await expectAccessible(page);
  await pasteYaml(page, '{"a": [1,\n');
  await press(page, '校验');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('brings the result into view, has large buttons, and does not scroll sideways', async ({ page }) => {
    await openJsonYaml(page);
    await jsonInput(page).fill('[1,2');
    await press(page, '格式化');
    await expect(jsonOutput(page)).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByText('Ctrl / ⌘ + Enter 格式化')).toBeHidden();
    await press(page, '树形');
    await press(page, '查看修复清单');
    const buttons = page.getByRole('tabpanel').getByRole('button');
    const sizes = await buttons.evaluateAll((all) =>
      all
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .map(({ name, box }) => ({ name, px: Math.min(box.width, box.height) })),
    );
    expect(sizes.filter(({ px }) => px < 40)).toEqual([]);

    await page.setViewportSize({ width: 360, height: 780 });
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
    await press(page, '对比');
    await rightInput(page).fill('[1,3]');
    await jsonInput(page).fill('[1,2]');
    await press(page, '开始对比');
    await expect(differences(page).getByRole('option').first()).toBeVisible();
    expect(await pageWidth(page)).toBe(360);
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'YAML 工具' }).click();
    await loadTemplate(page, 'Docker Compose');
    await press(page, '智能转换');
    await press(page, '查看清单');
    await expect(yamlOutput(page)).toContainText('"x-common"');
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
  });
});
