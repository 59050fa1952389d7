import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const SAMPLE =
  '{"name":"鱼","id":12345678901234567890,"price":1.0,"twice":1,"twice":2,"a b":{"c":[true,null,{"d":"\\u00e9"}]}}';

async function showTree(page: Page, text: string): Promise<void> {
  await page.goto('/mythinkn/portal/json-yaml');
  await page.locator('.cm-content').first().fill(text);
  await page.getByRole('button', { name: '格式化', exact: true }).click();
  await page.getByRole('button', { name: '树形' }).click();
  await expect(treeOf(page).getByRole('treeitem').first()).toBeVisible();
}

const treeOf = (page: Page) => page.getByRole('tree', { name: 'JSON 树' });
const rowsOf = (page: Page) => treeOf(page).getByRole('treeitem');
const pathOf = (page: Page) => page.getByRole('status', { name: '选中的位置' });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a result as a tree: values as they were written, duplicates, levels', async ({ page }) => {
  await showTree(page, SAMPLE);
  await expect(rowsOf(page)).toHaveText([
    '{6 个键}',
    'name: "鱼"',
    'id: 12345678901234567890',
    'price: 1.0',
    'twice: 1',
    'twice: 2',
    'a b: {1 个键}',
    'c: [3 项]',
  ]);
  await page.getByRole('button', { name: '展开到第 4 层' }).click();
  await expect(rowsOf(page)).toHaveCount(12);
  await expect(rowsOf(page).last()).toHaveText('d: "\\u00e9"');
  await expect(rowsOf(page).last()).toHaveAttribute('aria-level', '5');
  await page.getByRole('button', { name: '全部收起' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
});

test('by keyboard alone: walk, fold, copy path and value, and back to the text', async ({ page }) => {
  await showTree(page, SAMPLE);
  await treeOf(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(pathOf(page)).toHaveText("$['a b'].c[0]");
  await expect(treeOf(page)).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Alt+KeyC');
  await expect.poll(() => readClipboard(page)).toBe("$['a b'].c[0]");
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ControlOrMeta+KeyC');
  await expect.poll(() => readClipboard(page)).toBe('[\n  true,\n  null,\n  {\n    "d": "\\u00e9"\n  }\n]');
  await page.keyboard.press('ArrowLeft');
  await expect(rowsOf(page)).toHaveCount(8);
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '在文本中定位' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'JSON 输出' }).locator('.marked')).toHaveText(/"c": \[/);
});

test('a click selects, the sign and a second click unfold', async ({ page }) => {
  await showTree(page, SAMPLE);
  await rowsOf(page).nth(6).click();
  await expect(pathOf(page)).toHaveText("$['a b']");
  await expect(rowsOf(page)).toHaveCount(8);
  await rowsOf(page).nth(6).locator('.twisty').click();
  await expect(rowsOf(page)).toHaveCount(7);
  await rowsOf(page).nth(6).dblclick();
  await expect(rowsOf(page)).toHaveCount(8);
});

test('the choice stays for the next result, and what is no JSON has no tree', async ({ page }) => {
  await showTree(page, SAMPLE);
  await page.locator('.cm-content').first().fill('["x"]');
  await page.getByRole('button', { name: '压缩', exact: true }).click();
  await expect(rowsOf(page)).toHaveText(['[1 项]', '0: "x"']);
  await page.getByRole('button', { name: '转义', exact: true }).click();
  await expect(page.getByRole('button', { name: '树形' })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'JSON 输出' })).toContainText('[\\"x\\"]');
});

test('of 300,000 items only those in view are in the page, the last one too', async ({ page }) => {
  await page.goto('/mythinkn/portal/json-yaml');
  const text = JSON.stringify(Array.from({ length: 300_000 }, (_, id) => ({ id, name: `名称${id}` })));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '打开文件' }).click();
  await (await chooser).setFiles({ name: 'items.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByText('内容较大')).toBeVisible();
  await page.getByRole('button', { name: '压缩', exact: true }).click();
  await page.getByRole('button', { name: '树形' }).click();
  await expect(rowsOf(page).first()).toHaveText('[300,000 项]');
  await treeOf(page).focus();
  await page.keyboard.press('End');
  await expect(rowsOf(page).last()).toHaveText('299999: {2 个键}');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(rowsOf(page).last()).toHaveText('name: "名称299999"');
  await expect(pathOf(page)).toHaveText('$[299999].name');
  expect(await rowsOf(page).count()).toBeLessThan(40);
  await page.getByRole('button', { name: '展开到第 2 层' }).click();
  await expect(page.getByText('一次最多展开 2,000 项')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the tree has no accessibility violation in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await showTree(page, SAMPLE);
    await treeOf(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.evaluate(axeSource);
    const violations = await page.evaluate(
      async (tags) => {
        interface AxeResult {
          readonly violations: readonly { id: string; nodes: readonly { html: string }[] }[];
        }
        const { axe } = window as unknown as { axe: { run(context: string, options: object): Promise<AxeResult> } };
        const found = await axe.run('section[aria-label=输出]', { runOnly: { type: 'tag', values: tags } });
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      },
      [...WCAG, 'best-practice'],
    );
    expect(violations).toEqual([]);
  });
}
