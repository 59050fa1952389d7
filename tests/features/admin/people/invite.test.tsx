// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { copy } from '../../../../src/features/admin/people/copy.ts';
import { copy as accountCopy } from '../../../../src/shared/account-forms/copy.ts';
import { click } from '../../../app/render.tsx';
import { type, until } from '../../../shared/dom.ts';
import { button, expectToast, field, openPanel } from './open-panel.tsx';
import { CHOICES, ROOT_CHOICES } from './people-data.ts';

const words = copy.create;
const shown = (text: string) => document.body.textContent?.includes(text) ?? false;

async function openInvitation(kind: 'users' | 'admins' = 'users', choices: object = CHOICES) {
  const panel = await openPanel(kind === 'users' ? 'ada' : 'root', { kind, choices });
  await click(button(copy.kinds[kind].create));
  await until(() => shown(copy.kinds[kind].createHint));
  return panel;
}

it('creates an account with a role, and says that an invitation is mailed', async () => {
  const { answers, changes } = await openInvitation();
  answers['POST users'] = [200, '200', { id: '9' }];
  expect(shown(words.hints.smtp)).toBe(true);
  await type(field('邮箱'), ' New@Example.com ');
  await type(field('用户名'), '新人');
  await click(button(words.submits.smtp));
  await expectToast(words.done.smtp('new@example.com'));
  const body = { email: 'new@example.com', username: '新人', roles: ['USER'] };
  expect(changes().map((sent) => sent.body)).toEqual([body]);
});

it('sends nothing without a valid address, a name and a role', async () => {
  const { changes } = await openInvitation();
  await click(field('普通用户'));
  await click(button(words.submits.smtp));
  await until(() => shown(copy.roles.none));
  expect(shown(accountCopy.problems['email-invalid']) && shown(accountCopy.problems['username-short'])).toBe(true);
  expect(changes()).toEqual([]);
});

it.each([
  ['EMAIL_TAKEN', copy.problems.EMAIL_TAKEN],
  ['USERNAME_TAKEN', copy.problems.USERNAME_TAKEN],
  ['MAIL_UNAVAILABLE', copy.problems.MAIL_UNAVAILABLE],
  ['USERNAME_RESERVED', '这个用户名已被系统保留'],
])('keeps the typed text after the refusal %s, and says why', async (code, reason = '') => {
  const { answers } = await openInvitation();
  answers['POST users'] = [409, code, null, '这个用户名已被系统保留'];
  await type(field('邮箱'), 'new@example.com');
  await type(field('用户名'), '新人');
  await click(button(words.submits.smtp));
  await until(() => shown(reason));
  expect([field('邮箱').value, field('用户名').value]).toEqual(['new@example.com', '新人']);
});

it('says where the invitation goes when the server sends no mails', async () => {
  const { answers } = await openInvitation('users', { ...CHOICES, mailMode: 'local' });
  answers['POST users'] = [200, '200', { id: '9' }];
  expect(shown(words.hints.local)).toBe(true);
  await type(field('邮箱'), 'new@example.com');
  await type(field('用户名'), '新人');
  await click(button(words.submits.local));
  await expectToast(words.done.local());
});

it('leaves the roles of administrators to the list of administrators', async () => {
  await openInvitation();
  expect(() => field('管理员')).toThrow();
});

it('requires the role of an administrator in the list of administrators', async () => {
  const { changes } = await openInvitation('admins', ROOT_CHOICES);
  await until(() => shown('超级管理员'));
  await type(field('邮箱'), 'new@example.com');
  await type(field('用户名'), '新人');
  await click(field('管理员'));
  await click(field('普通用户'));
  await click(button(words.submits.smtp));
  await until(() => shown(copy.roles.noAdminRole));
  expect(changes()).toEqual([]);
});
