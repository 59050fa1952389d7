import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect } from '@playwright/test';
import { hashOf } from './many-files.ts';
import {
  choose,
  composer,
  createRoom,
  enter,
  expectMembers,
  expectText,
  log,
  readShareLink,
  save,
  say,
  sendFile,
} from './station-page.ts';
import { enterAsGuest, openThree, test } from './three-devices.ts';

/** Longest time in which a room without its creator must work again. */
const RECOVERY_MS = 8000;

test('three devices chat, share a file, lose their creator and continue', async ({ open }, testInfo) => {
  const { creator, second, third, everyone, names } = await openThree(open);
  const link = await readShareLink(creator);
  await second.page.goto(link);
  await second.page.getByRole('button', { name: '进入这个驿站' }).click();
  for (const device of [creator, second]) await expectMembers(device, names.slice(0, 2));
  await enterAsGuest(creator, third);
  for (const device of everyone) await expectMembers(device, names);

  await say(creator, '站长的消息');
  await say(second, '第二台的消息');
  await say(third, '第三台的消息');
  for (const text of ['站长的消息', '第二台的消息', '第三台的消息']) await expectText(everyone, text);

  const file = randomBytes(400_000);
  const path = testInfo.outputPath('notes.bin');
  await writeFile(path, file);
  await sendFile(second, path);
  for (const receiver of [creator, third]) {
    await receiver.page.getByRole('button', { name: '接收 notes.bin' }).click();
    expect(await save(receiver, 'notes.bin')).toBe(hashOf(file));
  }

  await creator.kill();
  const killedAt = Date.now();
  await say(third, '站长刚断开');
  await expect(log(second.page).getByText('驿站已恢复，你是新站长')).toBeVisible();
  await expect(log(third.page).getByText(`驿站已恢复，${second.username} 是新站长`)).toBeVisible();
  expect(Date.now() - killedAt).toBeLessThan(RECOVERY_MS);
  for (const device of [second, third]) await expectMembers(device, names.slice(1));
  await say(third, '还在吗');
  await say(second, '在');
  for (const text of ['站长的消息', '第二台的消息', '第三台的消息', '站长刚断开', '还在吗', '在'])
    await expectText([second, third], text);
});

test('a file that is interrupted by a reload of either side is completed, and is intact', async ({
  open,
}, testInfo) => {
  const [receiver, sender] = [await open(), await open()];
  await createRoom(receiver);
  await enterAsGuest(receiver, sender);
  const file = randomBytes(50 << 20);
  const path = testInfo.outputPath('film.bin');
  await writeFile(path, file);
  await sendFile(sender, path);
  await receiver.page.getByRole('button', { name: '接收 film.bin' }).click();
  const progress = receiver.page.getByRole('progressbar', { name: 'film.bin 的传输进度' });
  const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
  await expect.poll(percent, { timeout: 60_000, intervals: [50] }).toBeGreaterThan(10);
  await receiver.page.reload();
  await enter(receiver);
  await expect(composer(receiver.page)).toBeVisible();
  await expect.poll(percent, { timeout: 60_000, intervals: [50] }).toBeGreaterThan(30);

  await sender.page.reload();
  await expect(log(receiver.page).getByText('对方不在驿站里，回来后继续')).toBeVisible();
  await enter(sender);
  await expect(log(sender.page).getByText('页面刷新过，重新选择这个文件后继续')).toBeVisible();
  await expect(log(receiver.page).getByText('等对方重新选择这个文件后继续')).toBeVisible();
  const before = await percent();
  expect(before).toBeGreaterThan(30);

  const other = testInfo.outputPath('other', 'film.bin');
  await mkdir(dirname(other));
  await writeFile(other, randomBytes(50 << 20));
  await choose(sender, '选择文件 film.bin', other);
  await expect(sender.page.getByText('不是原来的文件（名称、大小或内容不同），没有发出：film.bin')).toBeVisible();
  await choose(sender, '选择文件 film.bin', path);
  await expect(sender.page.getByText('接着发送：film.bin')).toBeVisible();
  expect(await save(receiver, 'film.bin')).toBe(hashOf(file));
  await expect(log(sender.page).getByText('已送达')).toBeVisible();
  for (const { page } of [sender, receiver])
    await expect(log(page).getByText('film.bin', { exact: true })).toHaveCount(1);
});
