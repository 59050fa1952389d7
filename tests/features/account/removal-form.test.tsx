// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { AccountRemoval } from '../../../src/core/contracts/own-account.ts';
import { ownAccountApi } from '../../../src/shared/api/own-account-api.ts';
import { sessionController } from '../../../src/shared/session/session.ts';
import { until } from '../../shared/dom.ts';
import { aReply } from '../../shared/session/a-session.ts';
import { button, dialog, fakeAccountApi, hasField, openDialog, press } from './open-account-dialog.tsx';

beforeEach(() => {
  fakeAccountApi();
  sessionController.begin(aReply('a'));
});

async function openRemoval(blockedBy: AccountRemoval['blockedBy']): Promise<void> {
  const removal = { email: 'a@example.com', username: 'Lin', sessionCount: 1, gameDayCount: 0, freeBestCount: 0 };
  vi.spyOn(ownAccountApi, 'fetchRemoval').mockResolvedValue({ ...removal, blockedBy });
  await openDialog('own-account');
  await press('注销账号');
}

it.each([
  ['ADMIN_ACCOUNT', '你是管理员，还不能注销账号。请先让另一位超级管理员移除你的管理员角色。'],
  [
    'LAST_SUPER_ADMIN',
    '你是唯一的超级管理员，还不能注销账号。请先在管理后台设置另一位超级管理员，再请对方移除你的管理员角色。',
  ],
] as const)('tells an administrator before anything is typed what must come first: %s', async (blockedBy, words) => {
  await openRemoval(blockedBy);
  await until(() => dialog()?.textContent?.includes(words) === true);
  expect(hasField('当前密码')).toBe(false);
  expect(button('下一步')).toBeUndefined();
  await press('上一步');
  expect(button('注销账号')).toBeDefined();
});

it('asks others for the password', async () => {
  await openRemoval(null);
  await until(() => dialog()?.textContent?.includes('账号 Lin（a@example.com）') === true);
  expect(hasField('当前密码')).toBe(true);
  expect(button('下一步')).toBeDefined();
});
