import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Device } from './devices.ts';
import { composer, enter, expectMembers, log, sendFile } from './station-page.ts';
import { enterAsGuest, test } from './three-devices.ts';
import { askForFile, readOfferedId, readSentFiles, watchChannels } from './watched-channels.ts';

// All devices of a test machine share one network, and so its one room.
test.describe.configure({ lock: 'station' });

const NAME = 'film.bin';
const BYTES = 60 << 20;

interface Room {
  readonly sender: Device;
  readonly receiver: Device;
  readonly late: Device;
  /** Sends the file. */
  send(): Promise<void>;
}

const accept = ({ page }: Device) => page.getByRole('button', { name: `接收 ${NAME}` }).click();

/** Brings the file into a state. Who is not in the room yet comes after the file was withdrawn. */
const STATES: Readonly<Record<string, (room: Room) => Promise<void>>> = {
  'has waited while its device was alone': async ({ sender, send }) => {
    await send();
    await expect(log(sender.page).getByText('等待其他设备加入后发送')).toBeVisible();
  },
  'was offered': async ({ sender, receiver, send }) => {
    await enterAsGuest(sender, receiver);
    await send();
    await expect(receiver.page.getByRole('button', { name: `接收 ${NAME}` })).toBeVisible();
  },
  'was half sent': async ({ sender, receiver, send }) => {
    await enterAsGuest(sender, receiver);
    await send();
    await accept(receiver);
    const progress = receiver.page.getByRole('progressbar', { name: `${NAME} 的传输进度` });
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { intervals: [50], timeout: 60_000 })
      .toBeGreaterThan(20);
  },
  'one of two devices has': async ({ sender, receiver, late, send }) => {
    for (const guest of [receiver, late]) await enterAsGuest(sender, guest);
    await send();
    await accept(receiver);
    await expect(receiver.page.getByRole('button', { name: `保存 ${NAME}` })).toBeVisible({ timeout: 60_000 });
    await expect(late.page.getByRole('button', { name: `接收 ${NAME}` })).toBeVisible();
  },
};

for (const [state, bring] of Object.entries(STATES)) {
  test(`of a withdrawn file that ${state} not one further byte leaves the sender`, async ({ open }, testInfo) => {
    test.setTimeout(240_000);
    const [sender, receiver, late] = [await open(), await open(), await open()];
    const everyone = [sender, receiver, late];
    for (const { page } of everyone) await watchChannels(page);
    const path = testInfo.outputPath(NAME);
    await writeFile(path, randomBytes(BYTES));
    await enter(sender);
    await expectMembers(sender, [sender.username]);
    await bring({ sender, receiver, late, send: () => sendFile(sender, path) });

    await sender.page.getByRole('button', { name: `取消 ${NAME}`, exact: true }).click();
    await expect(log(sender.page).getByText(/已取消，不再发送/)).toBeVisible();
    const fileId = await readOfferedId(sender.page);
    const sent = await readSentFiles(sender.page);
    testInfo.annotations.push({ type: 'sent before', description: JSON.stringify(sent) });
    if (state === 'was half sent') expect(sent.bytes).toBeGreaterThan(0.1 * BYTES);
    if (state === 'was half sent') expect(sent.bytes).toBeLessThan(BYTES);
    if (state === 'one of two devices has') expect(sent.bytes).toBeGreaterThanOrEqual(BYTES);

    const expectNothing = async (asking: readonly Device[], expected = sent) => {
      for (const { page } of asking) {
        await expect(page.getByRole('button', { name: new RegExp(`^(重新)?接收 ${NAME}`) })).toHaveCount(0);
        if (fileId !== null) await askForFile(page, fileId);
      }
      expect(await readSentFiles(sender.page)).toEqual(expected);
    };

    // A device that comes later.
    for (const guest of [receiver, late]) if (!(await isInside(guest))) await enterAsGuest(sender, guest);
    const names = everyone.map(({ username }) => username);
    for (const device of everyone) await expectMembers(device, names);
    await expectNothing([receiver, late]);

    await receiver.page.reload();
    await enter(receiver);
    for (const device of everyone) await expectMembers(device, names);
    await expectNothing([receiver, late]);

    // The sender's page is new, and another device leads the room.
    await sender.page.reload();
    await enter(sender);
    for (const device of everyone) await expectMembers(device, names);
    await expect(sender.page.getByRole('button', { name: `选择文件 ${NAME}` })).toHaveCount(0);
    const nothing = { channels: 0, bytes: 0 };
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
}

function isInside({ page }: Device): Promise<boolean> {
  return composer(page).isVisible();
}

/** The page that leads the room offers to share it. */
function leads({ page }: Device): Promise<boolean> {
  return page.getByRole('button', { name: '显示二维码' }).isVisible();
}
