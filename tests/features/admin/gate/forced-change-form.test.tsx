// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ForcedChangeForm } from '../../../../src/features/admin/gate/ForcedChangeForm.tsx';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { render } from '../../../app/render.tsx';
import { buttonOf, type, until } from '../../../shared/dom.ts';
import { aReply } from '../../../shared/session/a-session.ts';
import { field, problemOf } from '../../account/open-account-dialog.tsx';
import { fakeServer } from '../fake-server.ts';

const CHANGE = 'api/admin/force-change-password';
const NEXT = { ...aReply('next'), needsPasswordChange: false, needsEmailConfig: true };

beforeEach(() => {
  localStorage.clear();
  sessionController.begin(aReply('first'));
  return () => vi.unstubAllGlobals();
});

const press = (label: string) => act(async () => buttonOf(label)?.click());

async function fillIn(current: string, password: string, confirmation = password): Promise<void> {
  await type(field('当前密码'), current);
  await type(field('新密码'), password);
  await type(field('确认新密码'), confirmation);
  await press('修改密码并继续');
}

it('asks for all fields', async () => {
  const sent = fakeServer({});
  const host = await render(<ForcedChangeForm />);
  await press('修改密码并继续');
  await until(() => host.textContent?.includes('请填写所有字段') === true);
  expect(sent).toEqual([]);
});

it.each([
  ['新密码', 'aaaaaaaa', 'aaaaaaaa', '密码强度不足，请满足下面的要求'],
  ['新密码', 'First-pass-1', 'First-pass-1', '新密码不能与当前密码相同'],
  ['确认新密码', 'Rainy-day-43', 'Rainy-day-44', '两次输入的密码不一致'],
])('reports at %s the problem of %j and %j', async (label, password, confirmation, problem) => {
  const sent = fakeServer({});
  await render(<ForcedChangeForm />);
  await fillIn('First-pass-1', password, confirmation);
  await until(() => problemOf(label) !== '');
  expect(problemOf(label)).toBe(problem);
  expect(sent).toEqual([]);
});

it.each(['200', 'NEED_EMAIL_CONFIG'])(
  'continues with the session of the new password after the code %s',
  async (code) => {
    const sent = fakeServer({ [CHANGE]: { code, data: NEXT } });
    await render(<ForcedChangeForm />);
    await fillIn('First-pass-1', 'Rainy-day-43');
    await until(() => sessionController.store.getState().session?.token === NEXT.token);
    expect(sent.at(-1)).toMatchObject({ body: { currentPassword: 'First-pass-1', newPassword: 'Rainy-day-43' } });
    expect(sent.at(-1)?.token).toBe(aReply('first').token);
  },
);

it('reports a wrong current password at its field', async () => {
  fakeServer({ [CHANGE]: { status: 400, code: 'WRONG_PASSWORD', message: '当前密码不正确' } });
  await render(<ForcedChangeForm />);
  await fillIn('Other-pass-1', 'Rainy-day-43');
  await until(() => problemOf('当前密码') !== '');
  expect(problemOf('当前密码')).toBe('当前密码不正确');
  expect(field('新密码').value).toBe('Rainy-day-43');
});
