import { expect } from '@playwright/test';
import { expectMembers, expectText, log, say } from './station-page.ts';
import { enterAsGuest, openThree, test } from './three-devices.ts';

// All devices of a test machine share one network, and so its one room.
test.describe.configure({ lock: 'station' });

/** Far longer than the devices of the room wait. */
const HANG_MS = 40_000;
const RECOVERY_MS = 15_000;

test('a room whose creator hangs for 40 seconds continues, and takes the creator back as a guest', async ({ open }) => {
  test.setTimeout(180_000);
  const { creator, second, third, everyone, names } = await openThree(open);
  for (const guest of [second, third]) await enterAsGuest(creator, guest);
  for (const device of everyone) await expectMembers(device, names);
  await say(creator, '卡住之前');
  await expectText(everyone, '卡住之前');

  // The program of the page stands still; its browser still answers the server's pings.
  const hang = creator.page.evaluate((ms) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  }, HANG_MS);
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
  await expectText(everyone, '卡住之前');
});
