import { expect, it } from 'vitest';
import { toGateState } from '../../../../src/features/admin/access/model/gate-state.ts';

const status = (roles: readonly string[], duties: { password?: boolean; mail?: boolean } = {}) => ({
  user: { id: '1', username: '林', email: 'lin@example.com', role: 'USER', roles: [...roles], permissions: [] },
  roles: [...roles],
  permissions: [],
  needsPasswordChange: duties.password ?? false,
  needsEmailConfig: duties.mail ?? false,
});

it.each([
  ['an administrator without duties', status(['ADMIN']), 'open'],
  ['a super administrator', status(['SUPER_ADMIN']), 'open'],
  ['an administrator whose first role is another one (trap T23)', status(['USER', 'ADMIN']), 'open'],
  ['an initial password', status(['SUPER_ADMIN'], { password: true }), 'new-password'],
  [
    'an initial password before the mail settings',
    status(['SUPER_ADMIN'], { password: true, mail: true }),
    'new-password',
  ],
  ['missing mail settings', status(['SUPER_ADMIN'], { mail: true }), 'mail'],
  ['a moderator, who is no administrator', status(['MODERATOR']), 'login'],
])('the gate of %s leads to its step', (_name, given, step) => {
  expect(toGateState(given).step).toBe(step);
});

it('a login without the rank of an administrator says so', () => {
  expect(toGateState(status(['VIP']))).toEqual({ step: 'login', failure: 'insufficient_role' });
});
