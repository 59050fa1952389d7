import { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import type { AdminRequest } from './create-admin-app.ts';

export const to = (id: string) => ({ params: { id } });

/** What an administrator is refused, with the code of the answer. */
export type Attempt = readonly [title: string, call: Call, request: AdminRequest, code: string];

/** What the administrator `ada` is refused with accounts. */
export const PEOPLE_ATTEMPTS: readonly Attempt[] = [
  ['gives herself a role', USER_CALLS.setRoles, { ...to('ada'), body: { roles: ['ADMIN', 'VIP'] } }, 'OWN_ACCOUNT'],
  [
    'makes herself super administrator',
    USER_CALLS.setRoles,
    { ...to('ada'), body: { roles: ['SUPER_ADMIN'] } },
    'OWN_ACCOUNT',
  ],
  [
    'gives herself a role in bulk',
    USER_CALLS.bulk,
    { body: { action: 'addRole', ids: ['uma', 'ada'], role: 'VIP' } },
    'OWN_ACCOUNT',
  ],
  [
    'makes a user super administrator',
    USER_CALLS.setRoles,
    { ...to('uma'), body: { roles: ['SUPER_ADMIN'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'makes a user administrator',
    USER_CALLS.setRoles,
    { ...to('uma'), body: { roles: ['USER', 'ADMIN'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'gives a role with the configuration of the system',
    USER_CALLS.setRoles,
    { ...to('uma'), body: { roles: ['OPERATOR'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'gives a role with a code that she lacks',
    USER_CALLS.setRoles,
    { ...to('uma'), body: { roles: ['AUDITOR'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'gives a role with a wildcard',
    USER_CALLS.bulk,
    { body: { action: 'addRole', ids: ['uma'], role: 'MODULE' } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'creates an administrator',
    USER_CALLS.create,
    { body: { email: 'x@example.com', username: 'Xenia', roles: ['ADMIN'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'creates a super administrator by the list of administrators',
    ADMIN_CALLS.create,
    { body: { email: 'x@example.com', username: 'Xenia', roles: ['SUPER_ADMIN'] } },
    '403',
  ],
  [
    'takes an account with more rights over by its address',
    USER_CALLS.edit,
    { ...to('otto'), body: { email: 'ada2@example.com' } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'takes a super administrator over by the address',
    USER_CALLS.edit,
    { ...to('root'), body: { email: 'ada2@example.com' } },
    'RIGHTS_EXCEEDED',
  ],
  ['resets the password of a super administrator', USER_CALLS.resetPassword, to('root'), 'RIGHTS_EXCEEDED'],
  [
    'disables a super administrator',
    USER_CALLS.setStatus,
    { ...to('root'), body: { status: 'disabled' } },
    'RIGHTS_EXCEEDED',
  ],
  ['deletes another account of her rank', USER_CALLS.remove, to('second'), 'RIGHTS_EXCEEDED'],
  ['ends the sessions of a super administrator', USER_CALLS.endSessions, to('root'), 'RIGHTS_EXCEEDED'],
  ['unlocks an account with more rights', USER_CALLS.unlock, to('otto'), 'RIGHTS_EXCEEDED'],
  [
    'changes an administrator by the list of administrators',
    ADMIN_CALLS.setStatus,
    { ...to('root'), body: { status: 'disabled' } },
    '403',
  ],
  [
    'makes a bulk call with one forbidden member',
    USER_CALLS.bulk,
    { body: { action: 'disable', ids: ['uma', 'root', 'vic'] } },
    'RIGHTS_EXCEEDED',
  ],
  ['reads an administrator in the list of administrators', ADMIN_CALLS.read, to('second'), '403'],
  ['exports the administrators', ADMIN_CALLS.export, {}, '403'],
  [
    'takes an administrator over by the list of administrators',
    ADMIN_CALLS.edit,
    { ...to('second'), body: { email: 'ada2@example.com' } },
    '403',
  ],
  ['resets the password of an account with more rights', USER_CALLS.resetPassword, to('otto'), 'RIGHTS_EXCEEDED'],
  ['changes her own address', USER_CALLS.edit, { ...to('ada'), body: { email: 'a@example.com' } }, 'RIGHTS_EXCEEDED'],
  [
    'adds the role of administrators in bulk',
    USER_CALLS.bulk,
    { body: { action: 'addRole', ids: ['uma', 'vic'], role: 'ADMIN' } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'takes the role of a super administrator in bulk',
    USER_CALLS.bulk,
    { body: { action: 'removeRole', ids: ['root'], role: 'SUPER_ADMIN' } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'creates an account with a role of more rights',
    USER_CALLS.create,
    { body: { email: 'x@example.com', username: 'Xenia', roles: ['USER', 'OPERATOR'] } },
    'RIGHTS_EXCEEDED',
  ],
  ['reads a super administrator in the list of users', USER_CALLS.read, to('root'), 'SUBJECT_MISSING'],
];
