import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import { choose, enter, hashOf, log, readArchive } from './station-page.ts';
import { enterAsGuest, test } from './three-devices.ts';

const PHOTOS = Array.from({ length: 100 }, (_, index) => `照片 ${index + 1}.jpg`);
const FOLDER = [
  '旅行/一.txt',
  '旅行/第一天/二.txt',
  '旅行/第一天/上午/三.txt',
  '旅行/第一天/上午/海边/四.txt',
  '旅行/第二天/五.txt',
];

/** Writes files with random contents. @returns the hash of each by its path. */
async function write(paths: readonly string[], testInfo: TestInfo): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const path of paths) {
    const bytes = randomBytes(150_000);
    hashes.set(path, hashOf(bytes));
    const target = testInfo.outputPath(path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  return hashes;
}

test('100 photos and a folder with three levels are saved as one archive, with equal hashes', async ({
  open,
}, testInfo) => {
  test.setTimeout(240_000);
  const [photos, folder] = [await write(PHOTOS, testInfo), await write(FOLDER, testInfo)];
  const [receiver, sender] = [await open(), await open()];
  await enter(receiver);
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
  expect(readArchive(await readFile(path))).toEqual(new Map([...photos, ...folder]));
  await expect(page.getByText('105 个文件已存成一个 ZIP')).toBeVisible();
});
