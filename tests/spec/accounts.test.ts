import { expect, it } from 'vitest';
import { copy as server } from '../../server/copy.ts';
import { copy as shell } from '../../src/app/copy.ts';
import { EMAIL_CODE_LENGTH } from '../../src/core/auth/email-code.ts';
import { PASSWORD_POLICIES, scorePassword, toStrength } from '../../src/core/auth/password-policy.ts';
import { USERNAME_LENGTH_MIN } from '../../src/core/auth/username.ts';
import { ACCOUNT_PATHS, VERIFY_TYPES } from '../../src/core/contracts/accounts.ts';
import { CHANGE_CLOSE_DELAY_MS } from '../../src/features/account/constants.ts';
import { copy } from '../../src/features/account/copy.ts';
import { registerErrorField } from '../../src/features/account/model/register-advice.ts';
import { STORAGE_KEYS } from '../../src/platform/storage/keys.ts';
import { RESEND_WAIT_MAX_MS } from '../../src/shared/account-forms/constants.ts';
import { copy as formCopy } from '../../src/shared/account-forms/copy.ts';
import { createAccountApi } from '../../src/shared/api/account-api.ts';
import { copy as calls } from '../../src/shared/api/copy.ts';
import { describeFailure } from '../../src/shared/api/failure.ts';
import { copy as forms } from '../../src/shared/forms/copy.ts';
import { EXPIRING_SOON_MS } from '../../src/shared/session/constants.ts';
import { copy as session } from '../../src/shared/session/copy.ts';

/** The documents' values, typed a second time: a value that drifts fails here by its name. */
it.each<[name: string, actual: number | string, documented: number | string]>([
  ['code length (doc 2 §9)', EMAIL_CODE_LENGTH, 6],
  ['password at least, registration (doc 2 §9)', PASSWORD_POLICIES.register.lengthMin, 6],
  ['password at least, reset (doc 2 §9)', PASSWORD_POLICIES.reset.lengthMin, 8],
  ['strength at least, change (doc 1 §9)', PASSWORD_POLICIES.change.strengthMin, 4],
  ['user name at least (doc 2 §9)', USERNAME_LENGTH_MIN, 2],
  ['expiring soon, ms (doc 1 §9)', EXPIRING_SOON_MS, 300_000],
  ['resend wait, ms (doc 2 §9)', RESEND_WAIT_MAX_MS, 60_000],
  ['delay before the change dialog closes, ms (doc 1 §9)', CHANGE_CLOSE_DELAY_MS, 2000],
  ['storage of the token (doc 2 §3)', STORAGE_KEYS.authToken, 'auth_token'],
  ['storage of the user (doc 2 §3)', STORAGE_KEYS.authUser, 'auth_user'],
  ['storage of the time (doc 2 §3)', STORAGE_KEYS.authExpires, 'auth_expires'],
  ['verifyType of a login (doc 2 §7)', VERIFY_TYPES.login, 1],
  ['verifyType of a reset (doc 2 §7)', VERIFY_TYPES.reset, 3],
])('%s', (_name, actual, documented) => {
  expect(actual).toBe(documented);
});

it.each<[name: string, actual: string, documented: string]>([
  ['login, the placeholder of a code (doc 2 §5)', formCopy.fields.codePlaceholder, '6位数字验证码'],
  ['login, no address', formCopy.problems['email-missing'], '请输入邮箱地址'],
  ['an address that is none', formCopy.problems['email-invalid'], '请输入有效的邮箱地址'],
  ['login, no password', formCopy.problems['password-missing'], '请输入密码'],
  ['login, no code', formCopy.problems['code-missing'], '请输入邮箱验证码'],
  ['login, missing fields', copy.login.missing, '请填写所有必填字段'],
  ['login, a code without the rest', copy.login.missingForCode, '请填写邮箱和密码后再发送验证码'],
  ['a code of another length', formCopy.problems['code-length'], '请输入6位数字验证码'],
  ['a short user name', formCopy.problems['username-short'], '用户名至少2个字符'],
  ['registration, a short password', formCopy.problems['register-short'], '密码长度至少6位'],
  ['reset, a short password', formCopy.problems['reset-short'], '密码长度至少8位'],
  ['another confirmation', formCopy.problems['confirmation-differs'], '两次密码输入不一致'],
  ['change, no current password', formCopy.problems['current-missing'], '请输入当前密码'],
  ['change, a code of another length', formCopy.problems['change-code-length'], '验证码应为6位数字'],
  ['change, the same again', formCopy.problems['password-unchanged'], '新密码不能与当前密码相同'],
  ['change, a failure', copy.change.failed, '密码修改失败'],
  ['change, no address', copy.change.noEmail, '没有取到你的邮箱，请重新登录后再试'],
  ['strength up to 2 (doc 1 §5)', forms.strengths.weak, '弱'],
  ['strength 3 (doc 1 §5)', forms.strengths.medium, '中'],
  ['strength 4 (doc 1 §5)', forms.strengths.strong, '强'],
  ['strength 5 (doc 1 §5)', forms.strengths['very-strong'], '很强'],
  ['resend wait', formCopy.code.wait(60), '请等待 60 秒后再次发送'],
  ['default login error', copy.login.failed, '登录失败'],
  ['a login without a token', copy.login.badReply, '登录响应格式错误'],
  ['a code is needed', copy.login.needCode, '需要邮箱验证码，请检查您的邮箱'],
  ['login, fallback', copy.login.retry, '登录失败，请重试'],
  ['a code that is not sent', formCopy.code.failed, '发送验证码失败，请稍后重试'],
  ['a code, no network', formCopy.code.network, '网络错误，发送验证码失败，请稍后重试'],
  ['a reset code that is not sent', formCopy.code.failedReset, '发送验证码失败'],
  ['default registration error', copy.register.failed, '注册失败'],
  ['registration, no network', copy.register.network, '网络错误，请检查连接'],
  ['registration, way back', copy.register.edit, '返回修改'],
  ['registration, change the user name', copy.register.advice.username, '请返回修改用户名'],
  ['registration, check the address', copy.register.advice.email, '请返回检查邮箱地址'],
  ['registration, fetch a new code', copy.register.advice.code, '请返回重新获取验证码'],
  ['welcome by the user name (doc 2 §4)', copy.login.welcome('小林'), '欢迎，小林'],
  ['a failed reset', copy.forgot.failed, '密码重置失败'],
  ['registered', copy.register.success, '注册成功！请登录使用'],
  ['reset', copy.forgot.success, '密码重置成功，请使用新密码登录'],
  ['a code is on its way', formCopy.code.whereSent.smtp, '验证码已发送到您的邮箱，请查收'],
  ['menu, change of the password (doc 2 §2)', shell.account.changePassword, '修改密码'],
  ['menu, logout (doc 2 §2)', shell.account.signOut, '退出登录'],
])('words: %s', (_name, actual, documented) => {
  expect(actual).toBe(documented);
});

/** Doc 1 §8 gives these in English; the words are the product's, typed a second time. */
it.each<[name: string, actual: string, words: string]>([
  ['authentication failed, 401', calls.unauthorized, '登录已过期，请重新登录'],
  ['network error or server unavailable', calls.network, '网络错误或服务器不可用，请检查网络后重试'],
  ['business processing failed', calls.business, '没有成功，请稍后再试'],
  ['400, request parameter error, check input', calls.badRequest, '填写的内容有误，请检查'],
  ['403, insufficient permission, contact admin', calls.forbidden, '权限不足，请联系管理员'],
  ['404, resource not found', calls.notFound, '没有找到要访问的内容'],
  ['500, internal server error, retry later', calls.internal, '服务器内部错误，请稍后重试'],
  ['other 5xx, server error, retry later', calls.server, '服务器错误，请稍后重试'],
  ['default, operation failed, retry later', calls.other, '操作失败，请稍后重试'],
  ['expiring soon (doc 1 §4)', session.expiringSoon(5), '登录将在 5 分钟内过期，重新登录可以避免中断'],
])('words of a call: %s', (_name, actual, words) => {
  expect(actual).toBe(words);
});

it.each([
  [400, calls.badRequest],
  [401, calls.unauthorized],
  [403, calls.forbidden],
  [404, calls.notFound],
  [500, calls.internal],
  [502, calls.server],
  [418, calls.other],
])('an answer of %i without words has those of its status (doc 1 §8)', (status, words) => {
  const failure = { code: String(status), status, message: '', retryAfter: null, data: null };
  expect(describeFailure(failure)).toBe(words);
  expect(describeFailure({ ...failure, message: '服务器的话' })).toBe('服务器的话');
  expect(describeFailure({ ...failure, code: 'SOME_RULE' })).toBe(calls.business);
});

/** The server uses the same words as the dialogs. */
it.each<[name: string, actual: string, documented: string]>([
  ['a code is needed', server.errors.NEED_EMAIL_VERIFICATION, '需要邮箱验证码，请检查您的邮箱'],
  ['a code is on its way', server.accounts.codeSent, '验证码已发送到您的邮箱，请查收'],
  ['registered', server.accounts.registered, '注册成功！请登录使用'],
  ['reset', server.accounts.passwordReset, '密码重置成功，请使用新密码登录'],
  ['resend wait', server.errors.RESEND_TOO_EARLY({ retryAfter: 60 }), '请等待 60 秒后再次发送'],
  ['a code that cannot be sent', server.errors.MAIL_UNAVAILABLE, '发送验证码失败，请稍后重试'],
  ['an address that is none', server.errors.INVALID_EMAIL, '请输入有效的邮箱地址'],
  ['a short user name', server.errors.INVALID_USERNAME({ minimum: 2 }), '用户名至少2个字符'],
  ['registration, a short password', server.errors.PASSWORD_TOO_SHORT({ minimum: 6 }), '密码长度至少6位'],
  ['reset, a short password', server.errors.PASSWORD_TOO_SHORT({ minimum: 8 }), '密码长度至少8位'],
  ['another confirmation', server.errors.PASSWORDS_DIFFER, '两次密码输入不一致'],
  ['change, the same again', server.errors.PASSWORD_UNCHANGED, '新密码不能与当前密码相同'],
  ['missing fields', server.errors.INVALID_REQUEST({}), '请填写所有必填字段'],
])('words of the server: %s', (_name, actual, documented) => {
  expect(actual).toBe(documented);
});

it.each([
  ['用户名不可用', 'username'],
  ['已被注册', 'username'],
  ['已存在', 'username'],
  ['邮箱不可用', 'email'],
  ['验证码错误', 'code'],
  ['服务暂停', null],
])('a registration that is refused with "%s" is about: %s (doc 2 §8)', (message, field) => {
  expect(registerErrorField('400', message)).toBe(field);
});

it('the steps of the registration are named as documented (doc 2 §2)', () => {
  expect(copy.register.steps).toEqual(['邮箱验证', '设置密码', '完成注册']);
});

it('problems of one step are joined with a comma (doc 2 §5)', () => {
  expect(formCopy.joinProblems(['密码长度至少8位', '两次密码输入不一致'])).toBe('密码长度至少8位，两次密码输入不一致');
});

it.each([
  ['', 'weak'],
  ['aA', 'weak'],
  ['aA1', 'medium'],
  ['aA1!', 'strong'],
  ['aA1!aaaa', 'very-strong'],
])('the strength of "%s" is %s (doc 1 §5)', (password, strength) => {
  expect(toStrength(scorePassword(password))).toBe(strength);
});

it('the calls are sent as documented (doc 2 §7)', async () => {
  const sent: unknown[] = [];
  const api = createAccountApi(async (path, { method, body, headers }) => {
    const { authorization } = headers as Record<string, string>;
    sent.push([method, path, body === undefined ? null : JSON.parse(String(body)), authorization ?? null]);
    const user = { id: '1', username: 'a', email: 'a@b.c', role: 'USER', roles: [], permissions: [] };
    return Response.json({ code: '200', message: '', data: { token: 't', expiresIn: 1, user } });
  });
  await api.sendLoginCode('a@b.c');
  await api.login({ username: 'a@b.c', password: 'p', emailCode: '123456' });
  await api.sendRegisterCode('a@b.c');
  await api.register({ email: 'a@b.c', username: 'ab', password: 'p', verifyCode: '123456' });
  await api.sendResetCode('a@b.c');
  await api.resetPassword({ email: 'a@b.c', verifyCode: '123456', newPassword: 'p', confirmPassword: 'p' });
  await api.fetchProfile('t');
  await api.sendChangeCode('t');
  await api.changePassword('t', { currentPassword: 'p', newPassword: 'q', emailCode: '123456' });
  await api.logout('t');
  await api.checkCode({ email: 'a@b.c', purpose: 'reset', code: '123456' });
  await api.checkChangeCode('t', { code: '123456' });
  await api.checkPassword('t', { currentPassword: 'p' });
  expect(sent).toEqual([
    ['POST', '/mythinkn/api/portal/send-login-code', { email: 'a@b.c', verifyType: 1 }, null],
    ['POST', '/mythinkn/api/portal/login', { username: 'a@b.c', password: 'p', emailCode: '123456' }, null],
    ['POST', '/mythinkn/api/portal/send-register-code', { email: 'a@b.c' }, null],
    [
      'POST',
      '/mythinkn/api/portal/register',
      { email: 'a@b.c', username: 'ab', password: 'p', verifyCode: '123456' },
      null,
    ],
    ['POST', '/mythinkn/auth/send-verify-code', { email: 'a@b.c', verifyType: 3 }, null],
    [
      'POST',
      '/mythinkn/auth/forgot-password',
      { email: 'a@b.c', verifyCode: '123456', newPassword: 'p', confirmPassword: 'p' },
      null,
    ],
    ['GET', '/mythinkn/api/portal/profile', null, 'Bearer t'],
    ['POST', '/mythinkn/api/portal/send-change-password-code', {}, 'Bearer t'],
    [
      'POST',
      '/mythinkn/api/portal/change-password',
      { currentPassword: 'p', newPassword: 'q', emailCode: '123456' },
      'Bearer t',
    ],
    ['POST', '/mythinkn/api/portal/logout', {}, 'Bearer t'],
    // Additions of the product, for forms with several steps.
    ['POST', '/mythinkn/api/portal/check-code', { email: 'a@b.c', purpose: 'reset', code: '123456' }, null],
    ['POST', '/mythinkn/api/portal/check-change-password-code', { code: '123456' }, 'Bearer t'],
    ['POST', '/mythinkn/api/portal/check-password', { currentPassword: 'p' }, 'Bearer t'],
  ]);
  expect(Object.keys(ACCOUNT_PATHS)).toHaveLength(sent.length);
});
