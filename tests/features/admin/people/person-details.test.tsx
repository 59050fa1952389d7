// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { copy } from '../../../../src/features/admin/people/copy.ts';
import { useQuestions } from '../../../../src/shared/confirm/confirm.ts';
import { copy as shared } from '../../../../src/shared/copy.ts';
import { click } from '../../../app/render.tsx';
import { type, until } from '../../../shared/dom.ts';
import { answer, button, expectToast, field, hasButton, type OpenPanel, openPanel } from './open-panel.tsx';
import { ROOT_CHOICES, someDetails } from './people-data.ts';

const words = copy.details;
const shown = (text: string) => document.body.textContent?.includes(text) ?? false;
const alertText = () => [...document.querySelectorAll('[role="alert"]')].map((each) => each.textContent).join();
const PERSON = someDetails('1');

async function openPerson(caller: 'root' | 'ada' | 'vera', more: Partial<typeof PERSON> = {}): Promise<OpenPanel> {
  const panel = await openPanel(caller, caller === 'root' ? { choices: ROOT_CHOICES } : {});
  panel.answers['GET users/1'] = [200, '200', someDetails('1', more)];
  await click([...panel.host.querySelectorAll('tbody a')].find(({ textContent }) => textContent === '用户1'));
  await until(() => shown(words.permissions));
  return panel;
}

it('opens an account by a link, and Back and the close button lead to the list', async () => {
  const panel = await openPerson('ada');
  expect(panel.search()).toBe('?person=1');
  await panel.back();
  expect(panel.search()).toBe('');
  await click([...panel.host.querySelectorAll('tbody a')][0]);
  await until(() => shown(words.permissions));
  await click(button(shared.close));
  await until(() => panel.search() === '');
});

it('opens the account of a shared address, and closes it with Escape', async () => {
  const panel = await openPanel('ada', { search: '?tab=users&person=2' });
  await until(() => shown(words.permissions));
  const dialog = document.querySelector('[role="dialog"]');
  await act(async () => dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  await until(() => panel.search() === '?tab=users');
});

it('says that an account is missing', async () => {
  const panel = await openPanel('ada');
  panel.answers['GET users/1'] = [404, 'SUBJECT_MISSING', { ids: ['1'] }, '对象不存在'];
  await click([...panel.host.querySelectorAll('tbody a')][0]);
  await until(() => shown(words.missing));
});

it('shows sessions, the lock, and permissions with their labels', async () => {
  await openPerson('ada', { permissions: ['ADMIN:USER:VIEW'], blockedUntil: 1_760_000_000_000 });
  expect(shown(words.sessionCount(2))).toBe(true);
  expect(document.querySelector('[data-alarm="true"]')).not.toBeNull();
  expect(shown(copy.groups.ADMIN) && shown('查看用户')).toBe(true);
});

it.each([
  ['vera', {}, copy.personObstacles['view-only']],
  ['ada', { permissions: ['ADMIN:SYSTEM:MANAGE'] }, copy.personObstacles['beyond-rights']],
] as const)('%s gets a reason in place of actions', async (caller, more, reason) => {
  await openPerson(caller, more as Partial<typeof PERSON>);
  expect(shown(reason)).toBe(true);
  expect([words.edit, words.roles, copy.actions.remove.label].filter(hasButton)).toEqual([]);
});

it('disables actions without a purpose, with the reason', async () => {
  await openPerson('ada', { sessionCount: 0 });
  expect(button(copy.actions.unlock.label).disabled).toBe(true);
  expect(shown(copy.obstacles['not-blocked']) && shown(copy.obstacles['no-sessions'])).toBe(true);
});

it.each([
  ['disable', 'PUT users/1/status', { status: 'disabled' }],
  ['endSessions', 'POST users/1/end-sessions', {}],
  ['resetPassword', 'POST users/1/reset-password', {}],
] as const)('asks with the name before it does %s', async (action, call, body) => {
  const { changes } = await openPerson('ada');
  const { question, confirm, label } = copy.actions[action];
  await click(button(label));
  const asked = await answer('confirmed');
  expect([asked.title, asked.confirmLabel]).toEqual([question(PERSON), confirm(PERSON)]);
  await until(() => changes().length === 1);
  expect(changes()[0]).toMatchObject({ call, body });
});

it('deletes after a question that names the account, and closes it', async () => {
  const panel = await openPerson('ada');
  await click(button(copy.actions.remove.label));
  const asked = await answer('confirmed');
  expect(asked.title).toContain(PERSON.email);
  expect(asked.isDestructive).toBe(true);
  await expectToast(copy.actions.remove.done(PERSON));
  await until(() => panel.search() === '');
  expect(panel.changes().map(({ call }) => call)).toEqual(['DELETE users/1']);
});

it('keeps the account open and says why an action was refused', async () => {
  const panel = await openPerson('ada');
  panel.answers['DELETE users/1'] = [403, 'RIGHTS_EXCEEDED', { ids: ['1'] }, '权限不够'];
  await click(button(copy.actions.remove.label));
  await answer('confirmed');
  await until(() => alertText().includes(copy.withNames('权限不够', [PERSON.username])));
  expect(panel.search()).toBe('?person=1');
});

it('shows what a role gives before it is saved, and enables only roles that can be given', async () => {
  const panel = await openPerson('ada');
  await click(button(words.roles));
  await until(() => shown(copy.roles.title(PERSON.username)) && shown('客服'));
  expect([field('管理员').disabled, field('客服').disabled]).toEqual([true, false]);
  expect(shown(copy.roles.obstacles.rank)).toBe(true);
  await click(field('客服'));
  expect(shown(copy.roles.gained) && shown('ADMIN:USER:VIEW')).toBe(true);
  await click(button(copy.roles.save));
  await expectToast(copy.roles.done(PERSON.username));
  expect(panel.changes().at(-1)).toMatchObject({ call: 'PUT users/1/roles', body: { roles: ['USER', 'SUPPORT'] } });
});

it('refuses an empty choice of roles, and asks before the choice is lost', async () => {
  const { changes } = await openPerson('ada');
  await click(button(words.roles));
  await until(() => shown('客服'));
  await click(field('普通用户'));
  await click(button(copy.roles.save));
  expect(alertText()).toContain(copy.roles.none);
  expect(changes()).toEqual([]);
  await click(button(shared.close));
  await until(() => useQuestions.getState().length === 1);
  expect(useQuestions.getState()[0]?.body).toContain(copy.roles.unsaved);
  await answer('cancelled');
  expect(shown(copy.roles.title(PERSON.username))).toBe(true);
});

it('makes an administrator only after a second question', async () => {
  const panel = await openPerson('root');
  await click(button(words.roles));
  await until(() => shown('客服'));
  await click(field('管理员'));
  expect(shown(copy.roles.moves['to-admins'])).toBe(true);
  await click(button(copy.roles.save));
  const asked = await answer('cancelled');
  expect(asked.title).toBe(copy.roles.questions['to-admins'](PERSON));
  expect(panel.changes()).toEqual([]);
  await click(button(copy.roles.save));
  await answer('confirmed');
  await until(() => panel.changes().length === 1);
  expect(panel.changes()[0]?.body).toEqual({ roles: ['USER', 'ADMIN'], expected: ['USER'] });
});

it('shows both choices of roles when somebody else has changed them, and saves only at the second attempt', async () => {
  const panel = await openPerson('ada');
  panel.answers['PUT users/1/roles'] = [409, 'CHANGED_MEANWHILE', { present: ['VIP'] }, '其他人刚刚改过'];
  await click(button(words.roles));
  await until(() => shown('客服'));
  await click(field('客服'));
  await click(button(copy.roles.save));
  await until(() => alertText().includes('没有保存'));
  expect(alertText()).toMatch(/现在是：VIP.*；你的是：普通用户、客服/);
  await click(button(copy.roles.save));
  await until(() => panel.changes().length === 2);
  expect(panel.changes()[1]?.body).toEqual({ roles: ['USER', 'SUPPORT'], expected: ['VIP'] });
});

const SEEN = { email: PERSON.email, username: PERSON.username };

/** Opens the form, types another address and has a code mailed to it. */
async function typeAddress(panel: Awaited<ReturnType<typeof openPerson>>, address: string): Promise<void> {
  const sent = { mailMode: 'smtp', resendWait: 60, ticket: 'ticket-1' };
  panel.answers['POST users/1/address-code'] = [200, '200', sent, ''];
  await click(button(words.edit));
  await until(() => shown(copy.edit.hint));
  await type(field('邮箱'), address);
  await click(button('发送验证码'));
  await until(() => shown('验证码已发送到新邮箱，请向对方询问'));
}

it('changes an address with the code that was mailed to it alone', async () => {
  const panel = await openPerson('ada');
  await typeAddress(panel, 'New@Example.com');
  await click(button(copy.edit.save));
  await until(() => shown('请输入邮箱验证码'));
  panel.answers['PATCH users/1'] = [400, 'WRONG_CODE', null, '验证码错误或已过期'];
  await type(field('邮箱验证码'), '123456');
  await click(button(copy.edit.save));
  await answer('confirmed');
  await until(() => shown('验证码错误或已过期'));
  expect(panel.changes().map(({ call, body }) => [call, body])).toEqual([
    ['POST users/1/address-code', { email: 'new@example.com', ticket: '' }],
    ['PATCH users/1', { email: 'new@example.com', emailCode: '123456', ticket: 'ticket-1', expected: SEEN }],
  ]);
});

it('keeps the typed text when an address is taken, and says so at the field', async () => {
  const panel = await openPerson('ada');
  panel.answers['PATCH users/1'] = [409, 'EMAIL_TAKEN', null, '该邮箱已被注册'];
  await typeAddress(panel, 'Other@Example.com');
  await type(field('邮箱验证码'), '123456');
  await click(button(copy.edit.save));
  const asked = await answer('confirmed');
  expect(asked.body).toBe(copy.edit.body(PERSON.email, 'other@example.com'));
  await until(() => shown(copy.problems.EMAIL_TAKEN ?? ''));
  expect(field('邮箱').value).toBe('other@example.com');
  expect(panel.changes().at(-1)).toMatchObject({ call: 'PATCH users/1', body: { email: 'other@example.com' } });
});

it('changes a name without a question', async () => {
  const panel = await openPerson('ada');
  await click(button(words.edit));
  await until(() => shown(copy.edit.hint));
  await type(field('用户名'), '新名字');
  await click(button(copy.edit.save));
  await expectToast(copy.edit.done('新名字'));
  expect(panel.changes().map(({ body }) => body)).toEqual([{ username: '新名字', expected: SEEN }]);
});

it('keeps the typed name and shows the present address when somebody else has changed the account', async () => {
  const panel = await openPerson('ada');
  const present = { email: 'moved@example.com', username: PERSON.username };
  panel.answers['PATCH users/1'] = [409, 'CHANGED_MEANWHILE', { present }, '其他人刚刚改过'];
  await click(button(words.edit));
  await until(() => shown(copy.edit.hint));
  await type(field('用户名'), '新名字');
  await click(button(copy.edit.save));
  await until(() =>
    alertText().includes(`现在是：${PERSON.username}（moved@example.com）；你的是：新名字（${PERSON.email}）`),
  );
  expect([field('用户名').value, field('邮箱').value]).toEqual(['新名字', 'moved@example.com']);
  await click(button(copy.edit.save));
  await until(() => panel.changes().length === 2);
  expect(panel.changes()[1]?.body).toEqual({ username: '新名字', expected: present });
});
