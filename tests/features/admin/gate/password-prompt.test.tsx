// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { requestPassword, usePasswordRequest } from '../../../../src/features/admin/api/fresh-password.ts';
import { PasswordPrompt } from '../../../../src/features/admin/gate/PasswordPrompt.tsx';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { render } from '../../../app/render.tsx';
import { type, until } from '../../../shared/dom.ts';
import { aReply } from '../../../shared/session/a-session.ts';
import { dialog, field, press, problemOf } from '../../account/open-account-dialog.tsx';
import { fakeServer } from '../fake-server.ts';

const CONFIRM = 'api/admin/confirm-password';

beforeEach(() => {
  localStorage.clear();
  sessionController.begin(aReply('admin'));
  return () => vi.unstubAllGlobals();
});

async function ask(): Promise<Promise<boolean>[]> {
  await render(<PasswordPrompt />);
  const answers: Promise<boolean>[] = [];
  await act(async () => {
    answers.push(requestPassword());
  });
  await until(() => dialog() !== null);
  return answers;
}

it('lets the call continue once the server has accepted the password', async () => {
  const sent = fakeServer({ [CONFIRM]: {} });
  const [answer] = await ask();
  await type(field('当前密码'), 'Sunny-day-42x');
  await press('确认');
  await until(() => usePasswordRequest.getState().request === null);
  expect(await answer).toBe(true);
  expect(sent).toEqual([{ path: CONFIRM, body: { currentPassword: 'Sunny-day-42x' }, token: aReply('admin').token }]);
});

it('stays open with the reason when the password is wrong, and cancels the call when closed', async () => {
  fakeServer({ [CONFIRM]: { status: 400, code: 'WRONG_PASSWORD', message: '当前密码不正确' } });
  const [answer] = await ask();
  await type(field('当前密码'), 'wrong');
  await press('确认');
  await until(() => problemOf('当前密码') !== '');
  expect(problemOf('当前密码')).toBe('当前密码不正确');
  await press('关闭');
  expect(await answer).toBe(false);
});
