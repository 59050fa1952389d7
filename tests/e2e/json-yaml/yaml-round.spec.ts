import { expect, test } from '@playwright/test';
import { openJsonYaml, pasteYaml, press, YAML_TOOL, yamlInput, yamlOutput } from './json-page.ts';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

test('keeps the language after a conversion, joins no lines, and takes all suggestions back in one step', async ({
  page,
}) => {
  await openJsonYaml(page, YAML_TOOL);
  await pasteYaml(page, 'a:   1\n');
  await press(page, '智能转换');
  await expect(yamlOutput(page)).toContainText('"a": 1');
  await pasteYaml(page, 'b:   2\n');
  await press(page, '格式化');
  await expect(yamlOutput(page)).toContainText('b: 2');
  await expect(page.getByText('YAML 格式化成功！')).toBeVisible();

  await pasteYaml(page, 'server.port=8080\nserver.host=localhost\n');
  await press(page, '格式化');
  await expect(page.getByText('所以没有改动')).toBeVisible();
  await expect(yamlOutput(page)).toHaveAttribute('data-lines', '2');
  await press(page, '转为 YAML');
  await expect(yamlOutput(page)).toContainText('port: 8080');

  const lines = Array.from({ length: 50 }, (_, i) => `键${i}：值${i}`).join('\n');
  await pasteYaml(page, lines);
  await press(page, '校验');
  await press(page, '全部应用（50）');
  await expect(yamlInput(page)).toContainText('键0: 值0');
  await yamlInput(page).click();
  await page.keyboard.press('Control+z');
  await expect(yamlInput(page)).toContainText('键0：值0');
  await expect(yamlInput(page)).not.toContainText('键1: 值1');
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
});
