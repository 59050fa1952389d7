import { expect, type Page } from '@playwright/test';

export const JSON_YAML = '/mythinkn/portal/json-yaml';

export const jsonInput = (page: Page) => page.getByRole('textbox', { name: 'JSON 输入' });
export const jsonOutput = (page: Page) => page.getByRole('textbox', { name: 'JSON 输出' });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The page with everything that it fetches: the count of requests begins when that is done. */
export async function openJsonYaml(page: Page, path = JSON_YAML): Promise<void> {
  await page.goto(path);
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible({ timeout: 20_000 });
}

/** The lines that are in view. */
export async function readRows(page: Page): Promise<string[]> {
  return jsonOutput(page).locator('.content').allTextContents();
}

/** Opens a file through the picker. */
export async function openFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer } | string) {
  const chooser = page.waitForEvent('filechooser');
  await press(page, '打开文件');
  await (await chooser).setFiles(file);
}
