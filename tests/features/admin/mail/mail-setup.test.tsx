// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MailSetup } from '../../../../src/features/admin/mail/MailSetup.tsx';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { render } from '../../../app/render.tsx';
import { buttonOf, type, until } from '../../../shared/dom.ts';
import { aReply, aUser } from '../../../shared/session/a-session.ts';
import { field, hasField, problemOf } from '../../account/open-account-dialog.tsx';
import { fakeServer } from '../fake-server.ts';

const READ = 'api/admin/email-config';
const SAVE = 'api/admin/save-email-config';
const TEST = 'api/admin/test-email-config';
const POSTPONE = 'api/admin/postpone-email-config';
const NONE = {
  host: '',
  port: 465,
  username: '',
  password: '',
  protocol: 'smtps',
  startTls: true,
  fromEmail: '',
  fromName: '',
  source: 'none',
  mailMode: 'local',
  isPostponed: false,
  test: null,
};

const onDone = vi.fn();
const onPostpone = vi.fn();

beforeEach(() => {
  localStorage.clear();
  onDone.mockClear();
  onPostpone.mockClear();
  sessionController.begin(aReply('root', { user: aUser({ email: 'root@example.com', roles: ['SUPER_ADMIN'] }) }));
  return () => vi.unstubAllGlobals();
});

const press = (label: string) => act(async () => buttonOf(label)?.click());

async function open(): Promise<HTMLElement> {
  const host = await render(<MailSetup onDone={onDone} onPostpone={onPostpone} />);
  await until(() => hasField('SMTP 服务器'));
  return host;
}

async function fillIn(): Promise<void> {
  await press('QQ 邮箱');
  await type(field('用户名'), 'me@qq.com');
  await type(field('密码或授权码'), 'secret');
}

it('asks for host, user name and password before anything is sent', async () => {
  const sent = fakeServer({ [READ]: { data: NONE } });
  await open();
  await press('保存并继续');
  await until(() => problemOf('SMTP 服务器') !== '');
  expect(problemOf('SMTP 服务器')).toBe('请输入 SMTP 服务器地址');
  expect(problemOf('用户名')).toBe('请输入用户名');
  expect(problemOf('密码或授权码')).toBe('请输入密码（多数邮箱要用授权码）');
  expect(sent.map(({ path }) => path)).toEqual([READ]);
});

it('tests settings that are not saved, and names the failing hop', async () => {
  const failure = { status: 400, code: 'MAIL_AUTH_FAILED', message: '邮件服务器拒绝了登录' };
  const sent = fakeServer({ [READ]: { data: NONE }, [TEST]: failure });
  const host = await open();
  await fillIn();
  await press('发送测试邮件');
  await until(() => host.querySelector('[data-state="failed"]') !== null);
  expect(host.querySelector('[data-state="failed"]')?.textContent).toContain('登录邮箱');
  expect(host.textContent).toContain('邮件服务器拒绝了登录');
  expect(sent.at(-1)?.body).toMatchObject({
    smtpHost: 'smtp.qq.com',
    smtpPort: 465,
    smtpPassword: 'secret',
    testEmail: 'root@example.com',
  });
  expect(field('密码或授权码').value).toBe('secret');
});

it('says where a delivered test mail has arrived', async () => {
  fakeServer({ [READ]: { data: NONE }, [TEST]: {} });
  const host = await open();
  await fillIn();
  await press('发送测试邮件');
  await until(() => host.textContent?.includes('测试邮件已发送到 root@example.com') === true);
  expect(host.querySelectorAll('[data-state="passed"]')).toHaveLength(7);
});

it('saves and finishes; after a failure the form stays', async () => {
  fakeServer({ [READ]: { data: NONE }, [SAVE]: { status: 500, code: '500', message: '' } });
  const host = await open();
  await fillIn();
  await press('保存并继续');
  await until(() => host.querySelector('[role="alert"]') !== null);
  expect(onDone).not.toHaveBeenCalled();
  expect(field('SMTP 服务器').value).toBe('smtp.qq.com');
  fakeServer({ [SAVE]: {} });
  await press('保存并继续');
  await until(() => onDone.mock.calls.length === 1);
});

it('names the hop at which the test before saving failed, and saves anyway on demand', async () => {
  const failure = { status: 400, code: 'MAIL_PORT_FAILED', message: '连接不上邮件服务器的端口' };
  const sent = fakeServer({ [READ]: { data: NONE }, [SAVE]: failure });
  const host = await open();
  await fillIn();
  await press('保存并继续');
  await until(() => host.querySelector('[data-state="failed"]') !== null);
  expect(host.querySelector('[data-state="failed"]')?.textContent).toContain('连接端口');
  expect(host.textContent).toContain('没有保存，因为测试邮件没有发出。连接不上邮件服务器的端口');
  expect(sent.at(-1)?.body).toMatchObject({ isForced: false, testEmail: 'root@example.com' });
  const forced = fakeServer({ [SAVE]: {} });
  await press('仍然保存');
  await until(() => onDone.mock.calls.length === 1);
  expect(forced.at(-1)?.body).toMatchObject({ isForced: true, smtpHost: 'smtp.qq.com' });
});

it('sends no second test mail for settings that have just passed, but one for others', async () => {
  const sent = fakeServer({ [READ]: { data: NONE }, [TEST]: {}, [SAVE]: {} });
  const host = await open();
  await fillIn();
  await press('发送测试邮件');
  await until(() => host.querySelectorAll('[data-state="passed"]').length === 7);
  await press('保存并继续');
  await until(() => onDone.mock.calls.length === 1);
  expect(sent.at(-1)?.body).toMatchObject({ isForced: true });
  await type(field('密码或授权码'), 'another');
  await press('保存并继续');
  await until(() => onDone.mock.calls.length === 2);
  expect(sent.at(-1)?.body).toMatchObject({ isForced: false, smtpPassword: 'another' });
});

it('names the field of the sender where the user name is no address', async () => {
  const sent = fakeServer({ [READ]: { data: NONE } });
  await open();
  await fillIn();
  await type(field('用户名'), 'mailer');
  await press('保存并继续');
  await until(() => problemOf('发件人地址（可选）') !== '');
  expect(problemOf('发件人地址（可选）')).toBe('请填写发件人地址：用户名不是邮箱地址');
  expect(sent.map(({ path }) => path)).toEqual([READ]);
});

it('can be postponed', async () => {
  const sent = fakeServer({ [READ]: { data: NONE }, [POSTPONE]: {} });
  await open();
  await press('稍后配置，先用本机模式');
  await until(() => onPostpone.mock.calls.length === 1);
  expect(sent.at(-1)?.path).toBe(POSTPONE);
});

it('offers another attempt when the settings cannot be read', async () => {
  fakeServer({ [READ]: { status: 503, code: '503', message: '服务器忙' } });
  const host = await render(<MailSetup onDone={onDone} onPostpone={onPostpone} />);
  await until(() => host.textContent?.includes('服务器忙') === true);
  fakeServer({ [READ]: { data: NONE } });
  await press('重试');
  await until(() => hasField('SMTP 服务器'));
});
