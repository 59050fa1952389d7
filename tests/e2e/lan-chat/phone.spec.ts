import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { PHONE } from './devices.ts';
import { hashOf, readArchive } from './many-files.ts';
import { choose, composer, createRoom, expectText, log, STATION, say } from './station-page.ts';
import { test } from './three-devices.ts';

const NAMES = ['海.jpg', '山.jpg', '河.jpg'];

test('a phone joins, writes, sends a file and saves all that it gets, by touch alone', async ({ open }, testInfo) => {
  const [desk, phone] = [await open(), await open(PHONE)];
  const { page } = phone;
  await createRoom(desk);
  await page.goto(STATION);
  await page.getByRole('button', { name: '加入小驿站' }).tap();
  await expect(page.getByText('等待站长同意')).toBeVisible();
  await desk.page.getByRole('button', { name: `同意 ${phone.username} 进入`, exact: true }).click();

  await composer(page).tap();
  await page.keyboard.insertText('手机上写的');
  await page.getByRole('button', { name: '发送', exact: true }).tap();
  await expectText([desk, phone], '手机上写的');
  await say(desk, '电脑上写的');
  await expectText([desk, phone], '电脑上写的');

  const hashes = new Map<string, string>();
  const paths = NAMES.map((name) => testInfo.outputPath(name));
  for (const [index, path] of paths.entries()) {
    const bytes = randomBytes(200_000);
    hashes.set(NAMES[index] ?? '', hashOf(bytes));
    await writeFile(path, bytes);
  }
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '发送文件或图片' }).tap();
  await (await chooser).setFiles(paths[0] ?? '');
  await desk.page.getByRole('button', { name: `接收 ${NAMES[0]}` }).click();
  await expect(log(page).getByText('已送达')).toBeVisible();

  // A browser that does not ask for a place.
  await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
  await choose(desk, '发送文件或图片', paths);
  await page.getByRole('button', { name: '全部接收（3）' }).tap();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '全部保存（3）', exact: true }).tap();
  const saved = testInfo.outputPath('saved.zip');
  await (await download).saveAs(saved);
  expect(readArchive(await readFile(saved))).toEqual(hashes);

  // Nothing lies outside of the screen, and all buttons are large enough for a finger.
  const faults = await page.evaluate((smallest) => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : [];
    const small = [...document.querySelectorAll('main button')].flatMap((button) => {
      const { width, height, right } = button.getBoundingClientRect();
      const isFault = width > 0 && (height < smallest || right > window.innerWidth);
      return isFault ? [`${button.textContent || button.getAttribute('aria-label')}: ${width} × ${height}`] : [];
    });
    return [...wide, ...small];
  }, 24);
  expect(faults).toEqual([]);

  await page.getByRole('button', { name: '查看在线成员（2）' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '离开驿站' }).tap();
  await page.getByRole('button', { name: '离开', exact: true }).tap();
  await expect(page.getByRole('button', { name: '加入小驿站' })).toBeVisible();
});
