import { expect, it } from 'vitest';
import { checkPassword, PASSWORD_POLICIES } from '../../src/core/auth/password-policy.ts';
import { VERIFY_TYPES } from '../../src/core/contracts/accounts.ts';
import { ADMIN_ACCESS_CALLS } from '../../src/core/contracts/admin-access.ts';
import { ADMIN_MAIL_CALLS, IMPLICIT_TLS_PORT, SMTP_PORT_INITIAL } from '../../src/core/contracts/admin-mail.ts';

/** The documents' values, typed a second time: a value that drifts fails here by its name. */
it.each<[name: string, actual: unknown, documented: unknown]>([
  ['verifyType at the login screen (doc 1 §7)', VERIFY_TYPES.adminLogin, 2],
  ['verifyType of a change (doc 1 §7)', VERIFY_TYPES.changePassword, 6],
  ['password at least, admin flows (doc 1 §9)', PASSWORD_POLICIES.adminReset.lengthMin, 8],
  ['special characters of a reset (doc 1 §5)', PASSWORD_POLICIES.adminReset.onlySpecials, '@$!%*?&'],
  ['strength of a forced change (doc 1 §9)', PASSWORD_POLICIES.forcedChange.strengthMin, 4],
  ['SMTP port in the form (doc 1 §9)', SMTP_PORT_INITIAL, 587],
  ['SMTP port when loaded (doc 1 §9)', IMPLICIT_TLS_PORT, 465],
])('%s', (_name, actual, documented) => {
  expect(actual).toEqual(documented);
});

it.each([
  [ADMIN_ACCESS_CALLS.genericLogin, 'POST /mythinkn/api/auth/login'],
  [ADMIN_ACCESS_CALLS.login, 'POST /mythinkn/api/admin/login'],
  [ADMIN_ACCESS_CALLS.userLogin, 'POST /mythinkn/api/user/login'],
  [ADMIN_ACCESS_CALLS.status, 'GET /mythinkn/api/admin/status'],
  [ADMIN_ACCESS_CALLS.userStatus, 'GET /mythinkn/api/user/status'],
  [ADMIN_ACCESS_CALLS.vipStatus, 'GET /mythinkn/api/vip/status'],
  [ADMIN_ACCESS_CALLS.permissions, 'GET /mythinkn/api/user/permissions'],
  [ADMIN_ACCESS_CALLS.forceChangePassword, 'POST /mythinkn/api/admin/force-change-password'],
  [ADMIN_ACCESS_CALLS.changePassword, 'POST /mythinkn/api/admin/change-password'],
  [ADMIN_ACCESS_CALLS.sendCode, 'POST /mythinkn/api/admin/send-verification-code'],
  [ADMIN_MAIL_CALLS.save, 'POST /mythinkn/api/admin/save-email-config'],
  [ADMIN_MAIL_CALLS.testConfig, 'POST /mythinkn/api/admin/test-email-config'],
  [ADMIN_MAIL_CALLS.read, 'GET /mythinkn/api/admin/email-config'],
  [ADMIN_MAIL_CALLS.test, 'POST /mythinkn/api/admin/test-email'],
])('the path of $id is that of doc 1 §7', ({ method, path }, documented) => {
  expect(`${method} ${path}`).toBe(documented);
});

it.each([
  ['Aa1@aaaa', true],
  ['Aa1#aaaa', false],
  ['aa1@aaaa', false],
  ['AA1@AAAA', false],
  ['Aab@aaaa', false],
  ['Aa1aaaaa', false],
  ['Aa1@aaa', false],
])('a reset of an administrator takes %s: %s (doc 1 §5)', (password, isTaken) => {
  expect(checkPassword('adminReset', password, () => false).every(({ isMet }) => isMet)).toBe(isTaken);
});
