import { expect, type Page, test } from '@playwright/test';
import {
  JSON_YAML,
  jsonInput,
  jsonOutput,
  openJsonYaml,
  pasteYaml,
  press,
  yamlInput,
  yamlOutput,
} from './json-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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

test('keeps the text of both tools, decodes a pasted token by keyboard, and opens pasted YAML in the YAML tool', async ({
  page,
}) => {
  const tab = (name: string) => page.getByRole('tab', { name });
  await openJsonYaml(page, `${JSON_YAML}?tab=unknown`);
  await expect(tab('JSON 工具')).toHaveAttribute('aria-selected', 'true');
  await jsonInput(page).fill('[1]');
  await tab('JSON 工具').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('YAML 工具')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=yaml$/);
  await pasteYaml(page, 'a: 1');
  await press(page, '格式化');
  await expect(yamlOutput(page)).toContainText('a: 1');
  await tab('JSON 工具').click();
  await expect(page).toHaveURL(/\/json-yaml$/);
  await expect(jsonInput(page)).toHaveText('[1]');
  await expect(yamlInput(page)).toBeHidden();
  await tab('YAML 工具').click();
  await expect(yamlInput(page)).toHaveText('a: 1');
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
  await expect(yamlOutput(page)).toContainText('a: 1');
  await tab('JSON 工具').click();

  await paste(page, TOKEN);
  await tabBackTo(page, '解码为 JSON');
  await page.keyboard.press('Enter');
  await expect(jsonOutput(page)).toContainText('"id": 9007199254740993');
  await expect(page.getByRole('region', { name: '输出' })).toContainText('没有校验签名');
  await expect(jsonInput(page)).toContainText('c2ln');
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();

  await page.getByRole('tab', { name: 'YAML 工具' }).click();
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
