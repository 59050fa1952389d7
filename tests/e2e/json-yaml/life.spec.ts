import { expect, type Page, test } from '@playwright/test';
import { ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import { signInBorrowed } from '../an-account.ts';
import {
  JSON_YAML,
  jsonInput,
  jsonOutput,
  openFile,
  openJsonYaml,
  press,
  readRows,
  rightInput,
  storedKeys,
} from './json-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const remember = (page: Page) => page.getByLabel(/^记住输入/);
const home = (page: Page) => page.getByRole('link', { name: '首页' }).first();

test('a reload keeps texts, choices and result, another tab sees none of them, and a long text asks before a reload', async ({
  page,
  context,
}) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await openJsonYaml(page);
  await jsonInput(page).fill('{"mine":1}');
  await press(page, '对比');
  await rightInput(page).fill('{"mine":2}');
  await press(page, '退出对比');
  await press(page, '格式化');
  await expect(jsonOutput(page)).toContainText('"mine": 1');
  await page.reload();
  await expect(jsonInput(page)).toContainText('{"mine":1}');
  await expect.poll(() => readRows(page)).toEqual(['{', '  "mine": 1', '}']);
  await press(page, '对比');
  await expect(rightInput(page)).toContainText('{"mine":2}');
  await press(page, '退出对比');
  expect(questions).toEqual([]);

  const other = await context.newPage();
  await openJsonYaml(other);
  await expect(jsonInput(other)).not.toContainText('mine');
  await remember(page).check();
  await expect(remember(other)).toBeChecked();
  await jsonInput(other).fill('{"theirs":1}');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('mythinkn_remembered_json'))).toContain('theirs');
  await page.reload();
  await expect(jsonInput(page)).toContainText('{"mine":1}');
  await remember(page).uncheck();
  await expect(remember(other)).not.toBeChecked();
  expect(await storedKeys(page)).toEqual([]);

  await press(page, '清空');
  await page.reload();
  await expect(remember(page)).toBeVisible();
  await expect(jsonInput(page)).not.toContainText('mine');
  expect(questions).toEqual([]);

  await test.step('a file and its result stay while the visitor is on the home page; a long text asks before a reload', async () => {
    await other.close();
    const item = '{"id":12345678901234567890},';
    const text = `[${item.repeat(Math.ceil((3 << 20) / item.length))}{}]`;
    await openFile(page, { name: 'big.json', buffer: Buffer.from(text) });
    await expect(page.getByText(/内容较大/)).toBeVisible();
    await press(page, '压缩');
    await expect(jsonOutput(page)).toContainText('12345678901234567890');
    await home(page).click();
    await expect(page).toHaveURL(/\/portal$/);
    await page.goBack();
    await expect(page.getByText(/内容较大/)).toBeVisible();
    await expect(jsonOutput(page)).toContainText('12345678901234567890');
    await press(page, '用结果作输入');
    await expect(page.getByText('结果已成为输入')).toBeVisible();
    await page.evaluate(() => window.location.reload());
    await expect.poll(() => questions).toEqual(['beforeunload']);
    await expect(page.getByText(/内容较大/)).toBeVisible();
  });
});

test('sends nothing while a visitor is signed in, whatever happens, and can send nothing', async ({
  page,
  request,
  context,
}) => {
  await signInBorrowed(page, request);
  await page.clock.install();
  await page.goto(JSON_YAML);
  await page.mouse.move(200, 200);
  await page.clock.runFor(10_000);
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible({ timeout: 20_000 });
  const requests: string[] = [];
  context.on('request', (sent) => requests.push(sent.url()));
  await page.clock.runFor(30 * 60_000);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
  });
  await page.clock.runFor(60_000);
  await page.clock.fastForward('02:00:00');
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);

  const refused = () => fetch('/mythinkn/healthz').then(() => 'sent', String);
  expect(await page.evaluate(refused)).toContain('sends nothing');
  const worker = page.workers().find((each) => each.url().includes('json.worker'));
  expect(await worker?.evaluate(refused)).toMatch(/^TypeError/);
  expect(requests.filter((url) => url.includes('healthz'))).toEqual([]);
  // The next page checks the session.
  const [checked] = await Promise.all([
    page.waitForRequest(`**${ACCOUNT_PATHS.profile}`),
    page.goto('/mythinkn/portal'),
  ]);
  expect(checked.method()).toBe('GET');
});
