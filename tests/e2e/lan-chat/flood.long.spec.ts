import { expect } from '@playwright/test';
import { RATE_LIMITS } from '../../../src/features/lan-chat/constants.ts';
import { enter, expectText, log, say } from './station-page.ts';
import { enterAsGuest, openThree, test } from './three-devices.ts';
import { sendPackets, watchChannels } from './watched-channels.ts';

const FLOOD = RATE_LIMITS.texts.burst + 100;

test('a guest that floods the room is named and stopped, and the others go on writing', async ({ open }) => {
  const { creator, second, third } = await openThree(open);
  await watchChannels(second.page);
  for (const guest of [second, third]) await enterAsGuest(creator, guest);
  await sendPackets(
    second.page,
    Array.from({ length: FLOOD }, (_, index) => ({
      type: 'text',
      id: index.toString(16).padStart(32, '0'),
      content: `第 ${index} 条`,
      username: '',
      from: 'user-1',
      timestamp: 1,
    })),
  );
  await expect(log(creator.page).getByText(`${second.username} 发得太快太多，已断开，一分钟后才能再来`)).toBeVisible();
  await expect(second.page.getByText('你发得太快太多，站长的设备断开了你')).toBeVisible();
  await say(third, '还在');
  await expectText([creator, third], '还在');
  // It is kept out for a minute.
  await enter(second);
  await expect(second.page.getByText('你发得太快太多，站长的设备断开了你')).toBeVisible();
});
