import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Device } from './devices.ts';
import { createRoom, enter, expectMembers, log, sendFile } from './station-page.ts';
import { enterAsGuest, test } from './three-devices.ts';
import { askForFile, readOfferedId, readSentFiles, watchChannels } from './watched-channels.ts';

/** Long enough to be withdrawn on its way. */
const LONG_BYTES = 60 << 20;
/** Long enough to be counted several times while it is sent: its channel has no statistics afterwards. */
const WHOLE_BYTES = 16 << 20;
const SHORT_BYTES = 1 << 20;

const accept = ({ page }: Device, name: string) => page.getByRole('button', { name: `接收 ${name}` }).click();

test('of a file that waited, was offered, half sent or delivered not one further byte leaves after it is withdrawn', async ({
  open,
}, testInfo) => {
  test.setTimeout(240_000);
  const [sender, receiver, late] = [await open(), await open(), await open()];
  const everyone = [sender, receiver, late];
  const names = everyone.map(({ username }) => username);
  for (const { page } of everyone) await watchChannels(page);
  await createRoom(sender);

  const send = async (name: string, bytes: number) => {
    const path = testInfo.outputPath(name);
    await writeFile(path, randomBytes(bytes));
    await sendFile(sender, path);
  };
  const fileIds: string[] = [];
  let withdrawn = 0;
  /** @returns the bytes that have left the sender until then. */
  const withdraw = async (name: string) => {
    await sender.page.getByRole('button', { name: `取消 ${name}`, exact: true }).click();
    withdrawn += 1;
    await expect(log(sender.page).getByText(/已取消，不再发送/)).toHaveCount(withdrawn);
    const fileId = await readOfferedId(sender.page);
    if (fileId !== null) fileIds.push(fileId);
    return readSentFiles(sender.page);
  };
  const expectNothing = async (asking: readonly Device[], expected: object) => {
    for (const { page } of asking) {
      await expect(page.getByRole('button', { name: /^(重新)?接收 / })).toHaveCount(0);
      for (const fileId of fileIds) await askForFile(page, fileId);
    }
    expect(await readSentFiles(sender.page)).toEqual(expected);
  };
  const nothing = { channels: 0, bytes: 0 };

  // It waits while its device is alone.
  await send('waiting.bin', SHORT_BYTES);
  await expect(log(sender.page).getByText('等待其他设备加入后发送')).toBeVisible();
  expect(await withdraw('waiting.bin')).toEqual(nothing);
  expect(fileIds).toEqual([]);

  // It was offered.
  await enterAsGuest(sender, receiver);
  await expectNothing([receiver], nothing);
  await send('offered.bin', SHORT_BYTES);
  await expect(receiver.page.getByRole('button', { name: '接收 offered.bin' })).toBeVisible();
  expect(await withdraw('offered.bin')).toEqual(nothing);
  await expectNothing([receiver], nothing);

  // It is half sent.
  await send('half.bin', LONG_BYTES);
  await accept(receiver, 'half.bin');
  const progress = receiver.page.getByRole('progressbar', { name: 'half.bin 的传输进度' });
  await expect
    .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { intervals: [50], timeout: 60_000 })
    .toBeGreaterThan(20);
  const half = await withdraw('half.bin');
  testInfo.annotations.push({ type: 'sent before', description: JSON.stringify(half) });
  expect(half.bytes).toBeGreaterThan(0.1 * LONG_BYTES);
  expect(half.bytes).toBeLessThan(LONG_BYTES);
  await expectNothing([receiver], half);

  // A device that comes later.
  await enterAsGuest(sender, late);
  for (const device of everyone) await expectMembers(device, names);
  await expectNothing([receiver, late], half);

  // One of two devices has it.
  await send('whole.bin', WHOLE_BYTES);
  await accept(receiver, 'whole.bin');
  await expect(receiver.page.getByRole('button', { name: '保存 whole.bin' })).toBeVisible({ timeout: 60_000 });
  await expect(late.page.getByRole('button', { name: '接收 whole.bin' })).toBeVisible();
  const sent = await withdraw('whole.bin');
  expect(sent.bytes).toBeGreaterThanOrEqual(half.bytes + SHORT_BYTES);
  expect(new Set(fileIds).size).toBe(3);
  await expectNothing([receiver, late], sent);

  await receiver.page.reload();
  await enter(receiver);
  for (const device of everyone) await expectMembers(device, names);
  await expectNothing([receiver, late], sent);

  // The sender's page is new, and another device leads the room.
  await sender.page.reload();
  await enter(sender);
  for (const device of everyone) await expectMembers(device, names);
  await expect(sender.page.getByRole('button', { name: /^选择文件 / })).toHaveCount(0);
  const leader = (await leads(receiver)) ? receiver : late;
  await expectNothing([leader], nothing);

  await leader.kill();
  const rest = everyone.filter((device) => device !== leader);
  for (const device of rest)
    await expectMembers(
      device,
      rest.map(({ username }) => username),
    );
  for (const device of rest.filter((each) => each !== sender)) await expectNothing([device], nothing);
});

/** The page that leads the room offers to share it. */
function leads({ page }: Device): Promise<boolean> {
  return page.getByRole('button', { name: '显示二维码' }).isVisible();
}
