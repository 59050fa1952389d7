import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

export const JSON_YAML = '/mythinkn/portal/json-yaml';
export const YAML_TOOL = `${JSON_YAML}?tab=yaml`;

export const jsonInput = (page: Page) => page.getByRole('textbox', { name: 'JSON 输入' });
export const jsonOutput = (page: Page) => page.getByRole('textbox', { name: 'JSON 输出' });
export const yamlInput = (page: Page) => page.getByRole('textbox', { name: 'YAML 输入' });
export const yamlOutput = (page: Page) => page.getByRole('textbox', { name: '输出结果' });
export const rightInput = (page: Page) => page.getByRole('textbox', { name: '右侧 JSON', exact: true });
export const differences = (page: Page) => page.getByRole('listbox', { name: '差异列表' });
export const verdict = (page: Page) => page.getByRole('region', { name: '对比结果' }).getByRole('status');
export const treeRows = (page: Page) => page.getByRole('tree', { name: 'JSON 树' }).getByRole('treeitem');

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/**
 * The page with every file it fetches: from then on it counts its requests. The last files wait for a first sign of use, so
 * the mouse moves until they are there.
 */
export async function openJsonYaml(page: Page, path = JSON_YAML): Promise<void> {
  await page.goto(path);
  let x = 0;
  const counts = async () => {
    await page.mouse.move(++x, 1);
    return page.getByText('载入后网络请求 0 次').isVisible();
  };
  await expect.poll(counts, { timeout: 20_000 }).toBe(true);
}

/** The lines in view. */
export async function readRows(page: Page): Promise<string[]> {
  return jsonOutput(page).locator('.content').allTextContents();
}

/** What the browser stores for the page: all but the list of opened pages, which the shell keeps. */
export async function storedKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return keys.filter((key) => key !== 'mythinkn_page_visits');
}

/** Opens a file through the picker that a button opens. */
export async function openFile(
  page: Page,
  file: { name: string; buffer: Buffer } | string,
  button = '打开文件',
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, button);
  await (await chooser).setFiles(typeof file === 'string' ? file : writeNamed(file));
}

/** The path of a new file with this name and content: the bytes of a buffer would pass through the page. */
function writeNamed({ name, buffer }: { readonly name: string; readonly buffer: Buffer }): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, buffer);
  return path;
}

/** Pastes over the whole text: typing would indent each line automatically. */
export async function pasteYaml(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await yamlInput(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

export async function loadTemplate(page: Page, name: string): Promise<void> {
  await press(page, '模板');
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByText('模板已加载！')).toBeVisible();
}

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const isFocused = () =>
    page.evaluate((label) => {
      const { activeElement } = document;
      return activeElement?.ariaLabel === label || activeElement?.textContent?.trim() === label;
    }, name);
  for (let tabs = 0; tabs < 40 && !(await isFocused()); tabs++) await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
}
