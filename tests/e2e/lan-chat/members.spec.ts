import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Device } from './devices.ts';
import { hashOf } from './many-files.ts';
import {
  admit,
  composer,
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

/** What can be done with a member, by the keyboard. */
async function chooseFor({ page }: Device, other: Device, action: string): Promise<void> {
  await page.getByRole('button', { name: `${other.username}：更多操作` }).press('Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
}

test('texts and files for one device reach no other one, and a removed device waits at the door', async ({
  open,
}, testInfo) => {
  const { creator, second, third, everyone, names } = await openThree(open);
  for (const guest of [second, third]) await enterAsGuest(creator, guest);
  for (const device of everyone) await expectMembers(device, names);

  await chooseFor(second, third, '只发给这台设备');
  await say(second, '悄悄话');
  const file = randomBytes(300_000);
  const path = testInfo.outputPath('secret.bin');
  await writeFile(path, file);
  await sendFile(second, path);
  await expectText([second, third], '悄悄话');
  await third.page.getByRole('button', { name: '接收 secret.bin' }).click();
  expect(await save(third, 'secret.bin')).toBe(hashOf(file));
  await expect(log(third.page).getByText('只发给你')).toHaveCount(2);
  // On the narrowest phone the card of an own file stays inside of the page.
  await second.page.setViewportSize({ width: 360, height: 740 });
  const rightOf = () =>
    log(second.page)
      .getByText('secret.bin', { exact: true })
      .evaluate((name) => name.closest('[data-tone]')?.getBoundingClientRect().right);
  await expect.poll(rightOf).toBeLessThanOrEqual(360);
  await second.page.setViewportSize({ width: 1280, height: 800 });
  await second.page.getByRole('button', { name: '改为发给所有人' }).click();
  await say(second, '大家好');
  await expectText(everyone, '大家好');
  await expect(log(creator.page).getByText('悄悄话')).toHaveCount(0);
  await expect(log(creator.page).getByText('secret.bin')).toHaveCount(0);

  await chooseFor(creator, second, '静音');
  await expect(log(creator.page).getByText(`${second.username} 的 1 条消息（已静音）`)).toBeVisible();
  await expect(log(creator.page).getByText('大家好')).toHaveCount(0);

  await chooseFor(creator, third, '移出驿站');
  await creator.page.getByRole('button', { name: '移出', exact: true }).click();
  await expect(third.page.getByText('站长把你移出了驿站')).toBeVisible();
  for (const device of [creator, second]) await expectMembers(device, names.slice(0, 2));
  await third.page.getByRole('button', { name: '重新进入' }).click();
  await expect(third.page.getByText('等待站长同意')).toBeVisible();
  await expect(creator.page.getByText(`${third.username} 想回到驿站（之前被移出）`)).toBeVisible();
  await admit(creator, third);
  for (const device of everyone) await expectMembers(device, names);

  // Another device leads the room meanwhile. A muted member stays muted.
  await creator.page.reload();
  await enter(creator);
  for (const device of everyone) await expectMembers(device, names);
  await say(second, '还听得到吗');
  await expect(log(creator.page).getByText(new RegExp(`${second.username} 的 \\d+ 条消息（已静音）`))).toBeVisible();
  await expect(log(creator.page).getByText('还听得到吗')).toHaveCount(0);
});

test('who was let in, and who has the link of the creator, enters without a question when another device leads', async ({
  open,
}) => {
  const { creator, second, third, names } = await openThree(open);
  for (const guest of [second, third]) await enterAsGuest(creator, guest);
  const link = await readShareLink(creator);
  await third.page.getByRole('button', { name: '离开驿站' }).click();
  await expectMembers(second, names.slice(0, 2));
  await creator.kill();
  await expect(log(second.page).getByText('驿站已恢复，你是新站长')).toBeVisible();

  await enter(third);
  await expect(composer(third.page)).toBeVisible();
  const fourth = await open();
  await fourth.page.goto(link);
  await fourth.page.getByRole('button', { name: '进入这个驿站' }).click();
  await expect(composer(fourth.page)).toBeVisible();
  for (const device of [second, third, fourth])
    await expectMembers(device, [second.username, third.username, fourth.username]);
});
