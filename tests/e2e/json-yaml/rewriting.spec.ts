import { expect, test } from '@playwright/test';
import { copy } from '../../../src/features/json-yaml/json/copy.ts';
import { jsonInput, openJsonYaml, press, readRows } from './json-page.ts';

test.use({ serviceWorkers: 'block' });

const NESTED = '{"code":0,"data":"{\\"id\\":1.0,\\"inner\\":\\"{\\\\\\"x\\\\\\":2}\\"}"}';
const EXPANDED = [
  '{',
  '  "code": 0,',
  '  "data": {',
  '    "id": 1.0,',
  '    "inner": {',
  '      "x": 2',
  '    }',
  '  }',
  '}',
];

test('expands nested JSON by unescaping and by the menu, and lists the places', async ({ page }) => {
  const { rewriting, more, toolbar } = copy;
  await openJsonYaml(page);
  await jsonInput(page).fill(NESTED);
  await press(page, toolbar.actions.unescape);
  await expect(page.getByText(rewriting.title('expanded', '2'))).toBeVisible();
  await expect.poll(() => readRows(page)).toEqual(EXPANDED);
  await press(page, rewriting.showList);
  const places = page.getByRole('list', { name: rewriting.list });
  await expect(places.getByText('$.data', { exact: true })).toBeVisible();
  await expect(places.getByText('$.data.inner', { exact: true })).toBeVisible();

  await press(page, toolbar.actions.minify);
  await press(page, toolbar.more);
  await page.getByRole('menuitem', { name: more.expand }).click();
  await expect.poll(() => readRows(page)).toEqual(EXPANDED);
  await press(page, rewriting.showList);
  await expect(places.getByText('$.data.inner', { exact: true })).toBeVisible();
});
