import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { FOLDER, PHOTOS, readArchive, writeFiles } from './many-files.ts';
import { choose, createRoom, log } from './station-page.ts';
import { enterAsGuest, test } from './three-devices.ts';

test('100 photos and a folder with three levels are saved as one archive, with equal hashes', async ({
  open,
}, testInfo) => {
  test.setTimeout(240_000);
  const hashes = await writeFiles([...PHOTOS, ...FOLDER], (path) => testInfo.outputPath(path));
  const [receiver, sender] = [await open(), await open()];
  await createRoom(receiver);
  await enterAsGuest(receiver, sender);
  const { page } = receiver;
  // A browser that does not ask for a place.
  await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
  const photoPaths = PHOTOS.map((name) => testInfo.outputPath(name));
  await choose(sender, '发送文件或图片', photoPaths);
  await page.getByRole('button', { name: '全部接收（100）' }).click();
  await expect(log(page).getByText('已收到 100/100 个')).toBeVisible({ timeout: 90_000 });
  await choose(sender, '发送文件夹', testInfo.outputPath('旅行'));
  await page.getByRole('button', { name: '全部接收（5）' }).click();
  await expect(log(page).getByText('已收到 5/5 个')).toBeVisible({ timeout: 30_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '全部保存（105）', exact: true }).click();
  const path = testInfo.outputPath('saved.zip');
  await (await download).saveAs(path);
  expect(readArchive(await readFile(path))).toEqual(hashes);
  await expect(page.getByText('105 个文件已存成一个 ZIP')).toBeVisible();
});
