import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect } from '@playwright/test';
import { hashOf, readArchive } from './many-files.ts';
import { choose, createRoom, log } from './station-page.ts';
import { enterAsGuest, test } from './three-devices.ts';

const PATHS = ['相册/夏天/海.jpg', '相册/夏天/山.jpg', '相册/冬天/海.jpg', '相册/.目录', '相册/a & b.txt'];

test('a folder is sent by its button, and is saved with its folders as one archive', async ({ open }, testInfo) => {
  const files = new Map<string, string>();
  for (const [index, path] of PATHS.entries()) {
    const bytes = randomBytes(100_000 * index + 7);
    files.set(path, hashOf(bytes));
    const target = testInfo.outputPath(path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  const [receiver, sender] = [await open(), await open()];
  await createRoom(receiver);
  await enterAsGuest(receiver, sender);
  await choose(sender, '发送文件夹', testInfo.outputPath('相册'));
  const { page } = receiver;
  await expect(log(page).getByText('相册（5 个文件）', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '全部接收（5）' }).click();
  await expect(log(page).getByText('已收到 5/5 个')).toBeVisible();

  // A browser that does not ask for a place.
  await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '全部保存（5） 相册（5 个文件）' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('相册.zip');
  const path = testInfo.outputPath('saved.zip');
  await saved.saveAs(path);
  expect(readArchive(await readFile(path))).toEqual(files);
  await expect(page.getByText('5 个文件已存成一个 ZIP')).toBeVisible();

  // A browser that does: the file that it would create stands in the origin's own file system.
  await page.evaluate(() =>
    Object.assign(window, {
      showSaveFilePicker: async () =>
        (await navigator.storage.getDirectory()).getFileHandle('picked', { create: true }),
    }),
  );
  await page.getByRole('button', { name: '全部保存（5） 相册（5 个文件）' }).click();
  const readPicked = () =>
    page.evaluate(async () => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle('picked', { create: true });
      // As text: a list of numbers is slow on its way.
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
      let text = '';
      for (let at = 0; at < bytes.length; at += 1000) text += String.fromCharCode(...bytes.subarray(at, at + 1000));
      return text;
    });
  await expect.poll(async () => (await readPicked()).length).toBeGreaterThan(0);
  expect(readArchive(Buffer.from(await readPicked(), 'latin1'))).toEqual(files);
});
