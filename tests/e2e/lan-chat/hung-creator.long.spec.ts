import { expect } from '@playwright/test';
import type { Device } from './devices.ts';
import { expectMembers, expectText, log, say } from './station-page.ts';
import { enterAsGuest, openThree, test } from './three-devices.ts';

// All devices of a test machine share one network, and so its one room.
test.describe.configure({ lock: 'station' });

/** Far longer than the devices of the room wait. */
const HANG_MS = 40_000;
const RECOVERY_MS = 15_000;

/** How the creator hangs. The promise resolves when its page runs again. */
const HANGS: Readonly<Record<string, (creator: Device) => Promise<unknown>>> = {
  // The program of the page stands still; its browser still answers the server's pings.
  'hangs in its program': ({ page }) =>
    page.evaluate((ms) => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    }, HANG_MS),
  'is frozen with its whole browser': async (creator) => {
    const thaw = await creator.freeze();
    const frozenAt = Date.now();
    await expect.poll(() => Date.now() - frozenAt, { timeout: 2 * HANG_MS }).toBeGreaterThanOrEqual(HANG_MS);
    thaw();
  },
};

for (const [way, hangs] of Object.entries(HANGS)) {
  test(`a room whose creator ${way} for 40 seconds continues, and takes the creator back as a guest`, async ({
    open,
  }) => {
    test.setTimeout(180_000);
    const { creator, second, third, everyone, names } = await openThree(open);
    for (const guest of [second, third]) await enterAsGuest(creator, guest);
    for (const device of everyone) await expectMembers(device, names);
    await say(creator, '卡住之前');
    await expectText(everyone, '卡住之前');

    const hang = hangs(creator);
    await expect(log(second.page).getByText('驿站已恢复，你是新站长')).toBeVisible({ timeout: RECOVERY_MS });
    await expect(log(third.page).getByText(`驿站已恢复，${second.username} 是新站长`)).toBeVisible({
      timeout: RECOVERY_MS,
    });
    await say(third, '站长卡住了');
    await expectText([second, third], '站长卡住了');
    await hang;
    for (const device of everyone) await expectMembers(device, [...names.slice(1), names[0] ?? '']);
    await say(creator, '我回来了');
    await expectText(everyone, '我回来了');
    // What the others wrote meanwhile arrives as well, once.
    for (const text of ['卡住之前', '站长卡住了']) await expectText(everyone, text);
  });
}
