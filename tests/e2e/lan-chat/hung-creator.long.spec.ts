import { expect } from '@playwright/test';
import type { Device } from './devices.ts';
import { createRoom, expectMembers, expectText, log, say } from './station-page.ts';
import { enterAsGuest, openThree, test } from './three-devices.ts';

/** Far longer than the devices of the room wait. */
const HANG_MS = 40_000;
const RECOVERY_MS = 15_000;

/** How the creator hangs. The promise resolves when its page runs again. */
const HANGS: Readonly<Record<string, (creator: Device) => Promise<unknown>>> = {
  // The program of the page stands still, in a request that blocks it; its browser still answers the server's pings.
  'hangs in its program': async ({ page }) => {
    await page.route('**/hang', async (route) => {
      await pass(HANG_MS);
      await route.fulfill({ body: '' });
    });
    await page.evaluate(() => {
      const request = new XMLHttpRequest();
      request.open('GET', 'hang', false);
      request.send();
    });
  },
  'is frozen with its whole browser': async (creator) => {
    const thaw = await creator.freeze();
    await pass(HANG_MS);
    thaw();
  },
};

/** How long a room is watched whose creator is in the background. */
const BACKGROUND_MS = 20_000;

async function pass(ms: number): Promise<void> {
  const since = Date.now();
  await expect.poll(() => Date.now() - since, { timeout: 2 * ms }).toBeGreaterThanOrEqual(ms);
}

/** As browsers do with tabs in the background: timers run at most once a second. Turned on by `isHidden`. */
function throttleTimers(): void {
  const later = window.setTimeout;
  const page = window as Window & { isHidden?: boolean };
  window.setTimeout = ((job: () => void, ms = 0, ...values: unknown[]) => {
    const second = 1000 - ((Date.now() + ms) % 1000);
    return later(job, page.isHidden === true ? ms + second : ms, ...values);
  }) as typeof window.setTimeout;
}

test('a creator in the background, whose timers run once a second, keeps its room', async ({ open }) => {
  test.setTimeout(180_000);
  const [creator, second] = [await open(), await open()];
  const names = [creator, second].map(({ username }) => username);
  await creator.page.addInitScript(throttleTimers);
  await createRoom(creator);
  await enterAsGuest(creator, second);
  await expectMembers(second, names);
  await creator.page.evaluate(() => Object.assign(window, { isHidden: true }));
  for (let part = 0; part < 4; part += 1) {
    await pass(BACKGROUND_MS / 4);
    await say(second, `第 ${part} 条`);
    await expectText([second, creator], `第 ${part} 条`);
  }
  for (const device of [creator, second]) await expectMembers(device, names);
  for (const { page } of [creator, second]) await expect(log(page).getByText('驿站已恢复')).toHaveCount(0);
});

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
