import { expect, type Page, test } from '@playwright/test';
import { jsonInput, jsonOutput, openJsonYaml, YAML_TOOL, yamlInput } from './json-page.ts';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

const toBase64Url = (text: string) => Buffer.from(text).toString('base64url');
const TOKEN = `${toBase64Url('{"alg":"HS256"}')}.${toBase64Url('{"id":9007199254740993,"name":"张三"}')}.c2ln`;

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await jsonInput(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

/** Goes back with Shift+Tab from the text to a button of the notice above it. */
async function tabBackTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  for (let tabs = 0; tabs < 4; tabs++) {
    await page.keyboard.press('Shift+Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(button).toBeFocused();
}

test('decodes a pasted token by keyboard', async ({ page }) => {
  await openJsonYaml(page);
  await paste(page, TOKEN);
  await tabBackTo(page, '解码为 JSON');
  await page.keyboard.press('Enter');
  await expect(jsonOutput(page)).toContainText('"id": 9007199254740993');
  await expect(page.getByRole('region', { name: '输出' })).toContainText('没有校验签名');
  await expect(jsonInput(page)).toContainText('c2ln');
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
});

test('opens pasted YAML in the YAML tool, whose text before comes back with undo', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  await yamlInput(page).fill('before: 1');
  await page.getByRole('tab', { name: 'JSON 工具' }).click();
  await paste(page, 'server:\n  port: 8080\n');
  await page.getByRole('button', { name: '格式化', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('这像 YAML，不是 JSON');
  await page.getByRole('button', { name: '用 YAML 工具打开' }).click();
  await expect(yamlInput(page)).toContainText('port: 8080');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(yamlInput(page)).toHaveText('before: 1');
});
