import { expect, it } from 'vitest';
import { copy as server } from '../../server/copy.ts';
import { AppError } from '../../src/core/errors.ts';
import { STATUS_FAILURES, toGateState } from '../../src/features/admin/access/model/gate-state.ts';
import { toStatusFailure } from '../../src/features/admin/access/status-failure.ts';
import { copy as gate } from '../../src/features/admin/gate/copy.ts';
import {
  checkAdminConfirmation,
  checkResetCode,
  checkResetPassword,
} from '../../src/features/admin/gate/model/gate-rules.ts';
import { copy as mail } from '../../src/features/admin/mail/copy.ts';
import {
  checkMailPassword,
  checkTestEmail,
  checkUsername,
  EMPTY_MAIL,
} from '../../src/features/admin/mail/model/mail-form.ts';

/** The documents' words, typed a second time: words that drift fail here by their name. */
it.each<[name: string, actual: string, documented: string]>([
  ['forgotten password, a code of another length', gate.problems['reset-code-length'], '请输入6位验证码'],
  ['forgotten password, short', gate.problems['reset-short'], '密码长度至少8位'],
  ['forgotten password, weak', gate.problems['reset-weak'], '密码必须包含大小写字母、数字和特殊字符，且长度至少8位'],
  ['another confirmation', gate.problems['confirmation-differs'], '两次输入的密码不一致'],
  ['forced change, missing fields', gate.forced.missing, '请填写所有字段'],
  ['mail test, no address', mail.problems['test-missing'], '请输入测试邮箱地址'],
  ['mail test, no settings', mail.config.incomplete, '请先配置SMTP服务器信息'],
  ['default login error', gate.login.failed, '登录失败'],
])('words of doc 1 §5 and §8: %s', (_name, actual, documented) => {
  expect(actual).toBe(documented);
});

/** The document gives these in English; the words are the product's, typed a second time. */
it.each<[name: string, actual: string, words: string]>([
  ['verifying admin permission (§2.2)', gate.checking, '正在验证管理员权限…'],
  [
    'first login forces a change and mail set-up (§2.3)',
    gate.login.firstHint,
    '首次登录需要修改密码，并配置邮件服务。',
  ],
  ['please fill all required fields (§5)', gate.login.missing, '请填写所有必填字段'],
  ['fill email and password before sending code (§5)', gate.login.missingForCode, '请填写邮箱和密码后再发送验证码'],
  ['login response format error (§8)', gate.login.badReply, '登录响应格式错误'],
  ['verification required, check your email (§8)', gate.login.needCode, '需要邮箱验证码，请检查您的邮箱'],
  ['reset password failed (§8)', gate.forgot.failed, '密码重置失败'],
  ['password change failed (§8)', gate.forced.failed, '密码修改失败'],
  ['email test failed (§8)', mail.setup.testFailed, '邮件测试失败'],
  [
    'NEED_EMAIL_VERIFICATION of the server (§4)',
    server.errors.NEED_EMAIL_VERIFICATION,
    '需要邮箱验证码，请检查您的邮箱',
  ],
  ['NEED_PASSWORD_CHANGE of the server (§4)', server.admin.needPasswordChange, '登录成功，请先修改密码'],
  ['NEED_EMAIL_CONFIG of the server (§4)', server.admin.needEmailConfig, '登录成功，请先配置邮件服务'],
  ['authentication failed, 401 (§8)', server.errors.UNAUTHENTICATED, '登录已失效，请重新登录'],
  ['insufficient permission, contact admin (§8)', server.errors.FORBIDDEN, '权限不足，请联系管理员'],
])('words of doc 1: %s', (_name, actual, words) => {
  expect(actual).toBe(words);
});

it.each<[reason: (typeof STATUS_FAILURES)[number], words: string]>([
  ['not_authenticated', '登录已失效，请重新登录。'],
  ['insufficient_role', '当前账号没有管理权限，请用管理员账号登录。'],
  ['backend_error', '服务器暂时出错，没有确认到管理权限。请稍后重试或重新登录。'],
  ['invalid_response', '服务器的回答无法识别，没有确认到管理权限。请稍后重试或重新登录。'],
  ['empty_response', '服务器没有回答内容，没有确认到管理权限。请稍后重试或重新登录。'],
  ['json_parse_error', '服务器的回答不完整，没有确认到管理权限。请稍后重试或重新登录。'],
  ['network_error', '网络连接失败，没有确认到管理权限。请检查网络后重试或重新登录。'],
])('a failed check of the status is called %s (doc 1 §8)', (reason, words) => {
  expect(gate.failures[reason]).toBe(words);
});

it('has no other reasons of a failed check (doc 1 §8)', () => {
  expect(STATUS_FAILURES).toEqual([
    'not_authenticated',
    'insufficient_role',
    'backend_error',
    'invalid_response',
    'empty_response',
    'json_parse_error',
    'network_error',
  ]);
});

it.each<[error: AppError, reason: string]>([
  [new AppError('SIGNED_OUT', ''), 'not_authenticated'],
  [new AppError('401', '', { status: 401 }), 'not_authenticated'],
  [new AppError('403', '', { status: 403 }), 'insufficient_role'],
  [new AppError('500', '', { status: 500 }), 'backend_error'],
  [new AppError('INVALID_REPLY', '', { status: 200, body: 'other' }), 'invalid_response'],
  [new AppError('INVALID_REPLY', '', { status: 200, body: 'empty' }), 'empty_response'],
  [new AppError('INVALID_REPLY', '', { status: 200, body: 'broken' }), 'json_parse_error'],
  [new AppError('NETWORK', ''), 'network_error'],
])('the failure %o has its documented reason: %s', (error, reason) => {
  expect(toStatusFailure(error)).toBe(reason);
});

it.each([
  [{ roles: ['USER'], needsPasswordChange: false, needsEmailConfig: false }, 'login'],
  [{ roles: ['ADMIN'], needsPasswordChange: true, needsEmailConfig: true }, 'new-password'],
  [{ roles: ['ADMIN'], needsPasswordChange: false, needsEmailConfig: true }, 'mail'],
  [{ roles: ['ADMIN'], needsPasswordChange: false, needsEmailConfig: false }, 'open'],
])('the gate shows for %o: %s (doc 1 §4)', (status, step) => {
  const user = { id: '1', username: 'a', email: 'a@b.c', role: 'ADMIN', roles: status.roles, permissions: [] };
  expect(toGateState({ ...status, permissions: [], user }).step).toBe(step);
});

it('the forgotten password has three steps (doc 1 §2.4 and §4)', () => {
  expect(gate.forgot.steps).toEqual(['验证邮箱', '输入验证码', '设置新密码']);
});

it.each([
  ['12345', 'reset-code-length'],
  ['1234567', 'reset-code-length'],
  ['123456', null],
])('the code %s of a forgotten password: %s (doc 1 §5)', (code, problem) => {
  expect(checkResetCode(code)).toBe(problem);
});

it.each([
  ['Aa1@aaa', 'reset-short'],
  ['aa1@aaaa', 'reset-weak'],
  ['AA1@AAAA', 'reset-weak'],
  ['Aab@aaaa', 'reset-weak'],
  ['Aa1aaaaa', 'reset-weak'],
  ['Aa1#aaaa', 'reset-weak'],
  ['Marble@Canoe19', null],
])('a forgotten password becomes %s: %s (doc 1 §5)', (password, problem) => {
  expect(checkResetPassword(password)).toBe(problem);
});

it('a confirmation must match (doc 1 §5)', () => {
  expect([checkAdminConfirmation('a', 'b'), checkAdminConfirmation('a', 'a')]).toEqual(['confirmation-differs', null]);
});

it('a test of mailing needs an address, a username, and a password unless one is saved (doc 1 §5)', () => {
  expect([checkTestEmail(''), checkTestEmail('a'), checkTestEmail('a@b.c')]).toEqual([
    'test-missing',
    'test-invalid',
    null,
  ]);
  expect([checkUsername('', EMPTY_MAIL), checkUsername('u', EMPTY_MAIL)]).toEqual(['username-missing', null]);
  const passwords = [checkMailPassword('', EMPTY_MAIL, false), checkMailPassword('', EMPTY_MAIL, true)];
  expect(passwords).toEqual(['password-missing', null]);
});

it('the form begins with port 587 and a login (doc 1 §3)', () => {
  expect([EMPTY_MAIL.smtpPort, EMPTY_MAIL.smtpAuth, EMPTY_MAIL.smtpStartTls]).toEqual([587, true, true]);
});
