import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import type { DBSchema } from 'idb';
import { HEALTH_PATH } from '../../../src/core/paths.ts';
import { copy } from '../../../src/features/data-center/words.ts';
import { copy as dataCopy } from '../../../src/shared/data/copy.ts';
import { addStorageLab } from './storage-lab.ts';

const PATH = '/mythinkn/portal/data-center';
const POINTS = 'mythinkn_restore_points';
const SETTINGS = '{"population":320,"speed":1.2,"shape":"bird","leaders":2,"hidesLeaders":false,"hasPredator":true}';
const RECORDS =
  '{"users":{"u1":{"free":{"320·1.2":{"score":130,"elapsedMs":200000,"at":1795000000000}},"daily":null}},"unclaimed":null}';
const FILLED = {
  mythinkn_flock_settings: SETTINGS,
  mythinkn_flock_records: RECORDS,
  mythinkn_remembered_json: '{"kept": "\u6c34 \ud83d"}',
  mythinkn_remembered_yaml: 'a: 1',
};
const LEFT_ALONE = [
  'auth_token',
  'auth_user',
  'auth_expires',
  'mythinkn_color_mode',
  'mythinkn_last_backup',
  'mythinkn_page_visits',
];

async function openFilled(page: Page): Promise<void> {
  // A page of the origin without a screen, which would read its data too early.
  await page.goto(HEALTH_PATH);
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, FILLED);
  await page.goto(PATH);
  await expect(button(page, copy.tools.clearLabel('群游画布'))).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const readEntries = (page: Page) =>
  page.evaluate((others) => {
    return Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => !others.includes(key)));
  }, LEFT_ALONE);

async function exportEverything(page: Page): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, copy.backup.export).click()]);
  return download;
}

async function confirmWith(page: Page, label: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
}

async function chooseBackup(page: Page, path: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, copy.backup.pick).click()]);
  await chooser.setFiles(path);
}

test('everything exported, cleared, imported and exported again is equal byte for byte, and a keyboard alone clears and undoes', async ({
  page,
}) => {
  await openFilled(page);
  await page.evaluate(() => localStorage.setItem('auth_token', 'secret-token'));
  const before = await readEntries(page);
  const first = await exportEverything(page);
  await expect(page.getByText(/^上次备份/)).toBeVisible();

  await button(page, copy.tools.clearAll).click();
  await confirmWith(page, copy.clear.confirm);
  await expect(page.getByText(copy.tools.empty)).toBeVisible();
  expect(await readEntries(page)).toEqual({});

  await chooseBackup(page, await first.path());
  const dialog = page.getByRole('dialog', { name: dataCopy.import.title });
  await expect(dialog.getByText(dataCopy.import.counts.added(2))).toHaveCount(2);
  await dialog.getByRole('button', { name: dataCopy.import.start, exact: true }).click();
  await expect(dialog.getByText(dataCopy.import.done, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: dataCopy.import.close, exact: true }).click();

  expect(await readEntries(page)).toEqual(before);
  const second = await exportEverything(page);
  const [a, b] = [readFileSync(await first.path()), readFileSync(await second.path())];
  expect(a.equals(b)).toBe(true);
  expect(a.includes('secret-token')).toBe(false);

  await test.step('the keyboard alone opens the page, clears data and undoes it', async () => {
    await page.goto('/mythinkn/portal');
    await page.getByRole('button', { name: /^外观/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    await button(page, copy.tools.clearLabel('群游画布')).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: '取消' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(copy.clear.done('群游画布'))).toBeVisible();
    await button(page, copy.clear.undo).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(copy.clear.undone)).toBeVisible();
    expect(await readEntries(page)).toEqual(before);
  });
});

test('cleared data shows in the other tab and can be restored there, and two tabs that write lose nothing', async ({
  page,
  context,
}) => {
  await openFilled(page);
  const other = await context.newPage();
  await other.goto(PATH);
  await button(page, copy.tools.clearLabel('群游画布')).click();
  await confirmWith(page, copy.clear.confirm);
  await expect(other.getByText(copy.points.reasons.clear)).toBeVisible();
  await expect(button(other, copy.tools.clearLabel('群游画布'))).toBeHidden();
  await other.getByRole('button', { name: /^恢复到/ }).click();
  await confirmWith(other, copy.points.confirm);
  await expect(button(page, copy.tools.clearLabel('群游画布'))).toBeVisible();
  expect(await readEntries(page)).toEqual(FILLED);

  await test.step('two tabs that write the same stores lose nothing', async () => {
    for (const tab of [page, other]) await addStorageLab(tab);
    const writeALot = (tab: Page, name: string) =>
      tab.evaluate(async (own) => {
        const { openDb, createPersistedStore } = window.storageLab;
        interface Counters extends DBSchema {
          counters: { key: string; value: number };
        }
        const db = openDb<Counters>({
          name: 'two-tabs',
          migrations: [(base) => void base.createObjectStore('counters')],
        });
        const parse = (text: string): Record<string, number> => JSON.parse(text);
        const store = createPersistedStore({ key: 'two-tabs', parse, initial: {} });
        for (let round = 1; round <= 100; round++) {
          await db.write(['counters'], async (tx) => {
            const counters = tx.objectStore('counters');
            await counters.put(((await counters.get('all')) ?? 0) + 1, 'all');
          });
          store.update((value) => ({ ...value, [own]: round }));
        }
        db.close();
      }, name);
    await Promise.all([writeALot(page, 'one'), writeALot(other, 'two')]);
    // A tab restores a change that the other one overwrote as soon as the event arrives.
    const readStored = () =>
      page.evaluate(async () => {
        const request = indexedDB.open('two-tabs');
        const db = await new Promise<IDBDatabase>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
        const read = db.transaction('counters').objectStore('counters').get('all');
        const count = await new Promise((resolve) => {
          read.onsuccess = () => resolve(read.result);
        });
        return { count, entry: JSON.parse(localStorage.getItem('two-tabs') ?? '{}') };
      });
    await expect.poll(readStored).toEqual({ count: 200, entry: { one: 100, two: 100 } });
  });
});

/** Opens the database of restore points in a page, at a version, and ignores requests to close it. */
const holdPoints = (page: Page, version: number) =>
  page.evaluate(
    ([name, wanted]) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(name, wanted);
        request.onsuccess = () => resolve();
      }),
    [POINTS, version] as const,
  );

test('a database that another tab blocks or a newer release upgraded is reported, and nothing is lost', async ({
  page,
  context,
}) => {
  await openFilled(page);
  await button(page, copy.tools.clearLabel('群游画布')).click();
  await confirmWith(page, copy.clear.confirm);
  await expect(page.getByText(copy.points.reasons.clear)).toBeVisible();
  const frozen = await context.newPage();
  await frozen.goto(HEALTH_PATH);
  await holdPoints(frozen, 1);
  const upgrading = await context.newPage();
  await upgrading.goto(HEALTH_PATH);
  await upgrading.evaluate((name) => void indexedDB.open(name, 2), POINTS);
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: dataCopy.dbErrors['db-blocked'] });
  await expect(alert).toBeVisible();
  await upgrading.close();
  await frozen.close();
  await alert.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText(copy.points.reasons.clear)).toBeVisible();

  await openFilled(page);
  const newer = await context.newPage();
  await newer.goto(HEALTH_PATH);
  await holdPoints(newer, 99);
  await expect(page.getByText(dataCopy.outdated)).toBeVisible();
  await button(page, copy.tools.clearLabel('群游画布')).click();
  await confirmWith(page, copy.clear.confirm);
  const question = page.getByRole('alertdialog', { name: dataCopy.noPoint.title });
  await expect(question).toContainText(dataCopy.dbErrors['db-newer']);
  await question.getByRole('button', { name: '取消' }).click();
  // Closing takes the dialog's entry out of the history, which would abort a reload at the same moment.
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: dataCopy.dbErrors['db-newer'] })).toBeVisible();
  expect(await readEntries(page)).toEqual(FILLED);
});

test('a full disk is reported, and clearing continues only with a downloaded backup', async ({ page, context }) => {
  await openFilled(page);
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await button(page, copy.tools.clearLabel('群游画布')).click();
  await confirmWith(page, copy.clear.confirm);
  const question = page.getByRole('alertdialog', { name: dataCopy.noPoint.title });
  await expect(question).toContainText(dataCopy.dbErrors['quota-exceeded']);
  await question.getByRole('button', { name: '取消' }).click();
  expect(await readEntries(page)).toEqual(FILLED);

  await button(page, copy.tools.clearLabel('群游画布')).click();
  await confirmWith(page, copy.clear.confirm);
  const [download] = await Promise.all([page.waitForEvent('download'), confirmWith(page, dataCopy.noPoint.confirm)]);
  await expect(button(page, copy.tools.clearLabel('群游画布'))).toBeHidden();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await chooseBackup(page, await download.path());
  await page.getByRole('dialog').getByRole('button', { name: dataCopy.import.start, exact: true }).click();
  await expect(page.getByText(dataCopy.import.done, { exact: true })).toBeVisible();
  expect(await readEntries(page)).toEqual(FILLED);

  await test.step('damaged settings are kept, and the JSON tool takes them over for repair', async () => {
    const damaged = '{"population": 320, "shape": "bird"';
    await page.evaluate((text) => localStorage.setItem('mythinkn_flock_settings', text), damaged);
    await page.reload();
    await page.getByRole('button', { name: copy.damaged.repairLabel('mythinkn_flock_settings_damaged') }).click();
    await expect(page).toHaveURL(/json-yaml/);
    await expect(page.getByRole('textbox', { name: 'JSON 输入' })).toContainText('"population": 320');
    await page.goBack();
    await expect(page.getByText('mythinkn_flock_settings_damaged')).toBeVisible();
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('imports by touch, sees what changes first, and undoes it', async ({ page }) => {
    await openFilled(page);
    const download = await exportEverything(page);
    await page.evaluate(() => localStorage.setItem('mythinkn_flock_settings', '{"population":7}'));
    await page.reload();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, copy.backup.pick).tap()]);
    await chooser.setFiles(await download.path());
    const dialog = page.getByRole('dialog', { name: dataCopy.import.title });
    await expect(dialog.getByText(dataCopy.import.counts.kept(['鱼群设置']))).toBeVisible();
    await dialog.getByRole('radio', { name: /^替换/ }).tap();
    await expect(dialog.getByText(dataCopy.import.counts.overwritten(['鱼群设置']))).toBeVisible();
    await dialog.getByRole('button', { name: dataCopy.import.start, exact: true }).tap();
    await dialog.getByRole('button', { name: dataCopy.import.undo, exact: true }).tap();
    await expect(dialog.getByText(dataCopy.import.undone)).toBeVisible();
    const settings = await page.evaluate(() => localStorage.getItem('mythinkn_flock_settings'));
    expect(JSON.parse(settings ?? '')).toMatchObject({ population: 7 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
