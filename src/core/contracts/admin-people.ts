import type { Access } from '../auth/access.ts';
import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { storableText } from '../text/storable-text.ts';
import { ACCOUNT_LENGTH_MAX, codeSentSchema, codeTicketSchema } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { pageQuery, pageReply } from './page.ts';

const ADMIN_PREFIX = `${BASE_PATH}/api/admin`;

/** Accounts that one bulk call may change. */
export const BULK_MAX = 500;
/** Length of ids, role names and permission codes. */
const NAME_LENGTH_MAX = 64;
const ROLES_MAX = 50;
const FILTER_LENGTH_MAX = 100;
/** Latest time of the calendar, in milliseconds since 1970. */
const TIME_MAX = 8.64e15;

export const adminIdSchema = storableText(NAME_LENGTH_MAX).min(1);
const status = z.enum(['active', 'disabled']);
const email = storableText(ACCOUNT_LENGTH_MAX.email);
const username = storableText(ACCOUNT_LENGTH_MAX.username);
const roles = z.array(adminIdSchema).min(1).max(ROLES_MAX);
const params = z.object({ id: adminIdSchema });

/** A filter that is left empty does not filter. */
const filterText = storableText(FILTER_LENGTH_MAX).default('');
/** Milliseconds since 1970, as a query carries them. */
export const timeFilter = z.coerce.number<number | string>().int().min(0).max(TIME_MAX).optional();

export const PERSON_SORTS = ['createdAt', 'lastLoginAt', 'username', 'email'] as const;
export type PersonSort = (typeof PERSON_SORTS)[number];

/** The page of a list of accounts. Ranges include their ends; a range of logins leaves out accounts without a login. */
export const peopleQuerySchema = pageQuery(PERSON_SORTS, 'desc').extend({
  /** Part of the name or of the mail address. */
  text: filterText,
  /** Name of a role that the accounts have. */
  role: filterText,
  status: status.optional(),
  createdFrom: timeFilter,
  createdTo: timeFilter,
  lastLoginFrom: timeFilter,
  lastLoginTo: timeFilter,
});
export type PeopleQuery = z.output<typeof peopleQuerySchema>;
/** The query as a client sends it. */
export type PeopleQueryRequest = z.input<typeof peopleQuerySchema>;

/** An account in a list. Times are milliseconds since 1970. */
const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  status,
  /** From the highest rank down. */
  roles: z.array(z.string()),
  createdAt: z.number(),
  /** Null before the first login. */
  lastLoginAt: z.number().nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** An account in a list, for the caller. */
const listedPersonSchema = personSchema.extend({
  /** The caller may change it, as far as the account itself decides. */
  isManageable: z.boolean(),
  /** Wrong passwords block the login from at least one network. */
  isLocked: z.boolean(),
});
export type ListedPerson = z.infer<typeof listedPersonSchema>;

const personDetailsSchema = personSchema.extend({
  permissions: z.array(z.string()),
  updatedAt: z.number(),
  /** Sessions that are valid now. */
  sessionCount: z.number(),
  /** Time until which wrong passwords block the login from at least one network; null when none do. */
  blockedUntil: z.number().nullable(),
});
export type PersonDetails = z.infer<typeof personDetailsSchema>;

/** What forms about accounts offer to the caller. */
const peopleChoicesSchema = z.object({
  /** All roles, from the highest rank down. */
  roles: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      permissions: z.array(z.string()),
      /** The caller may give it to others and take it from them. */
      isGrantable: z.boolean(),
    }),
  ),
  /** Labels of the permission codes. */
  permissions: z.array(z.object({ code: z.string(), label: z.string() })),
  /** `local`: mails are not sent, but written to the outbox of the server and printed in its terminal. */
  mailMode: z.enum(['smtp', 'local']),
});
export type PeopleChoices = z.infer<typeof peopleChoicesSchema>;
export type RoleChoice = PeopleChoices['roles'][number];

/** What can be done with several accounts at once: all of them, or none. */
const bulkSchema = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['enable', 'disable', 'delete', 'unlock', 'endSessions']), ids: toIds() }),
  z.object({ action: z.enum(['addRole', 'removeRole']), ids: toIds(), role: adminIdSchema }),
]);
export type BulkRequest = z.output<typeof bulkSchema>;

const createSchema = z.object({ email, username, roles });
export type CreatePersonRequest = z.output<typeof createSchema>;
/** Another address counts only with the code that was mailed to it. `expected` is what the caller saw before the edit. */
const editSchema = z.strictObject({
  email: email.optional(),
  username: username.optional(),
  expected: z.object({ email: z.string(), username: z.string() }).optional(),
  emailCode: z.string().max(ACCOUNT_LENGTH_MAX.code).optional(),
  ticket: codeTicketSchema,
});
const addressCodeSchema = z.object({ email, ticket: codeTicketSchema });
export type AddressCodeRequest = z.output<typeof addressCodeSchema>;
export type EditPersonRequest = z.output<typeof editSchema>;

/**
 * The calls about the accounts below `/users` or `/admins`. The first list has accounts below the rank of administrators, the
 * second the others. A refusal that concerns single accounts has `{ ids }` as its data.
 */
function peopleCalls<const Kind extends 'users' | 'admins', const View extends Access, const Change extends Access>(
  kind: Kind,
  view: View,
  change: Change,
) {
  const path = `${ADMIN_PREFIX}/${kind}`;
  const one = `${path}/:id`;
  // A browser left unattended must not be enough to become an administrator, or to receive an administrator's mails.
  const needsFreshPassword = kind === 'admins';
  const toChange = <const Name extends string>(name: Name, action: string, isFresh: boolean) =>
    actionCall(`${kind}.${name}`, `${one}/${action}`, change, isFresh);
  return {
    list: defineCall({
      id: `${kind}.list`,
      method: 'GET',
      path,
      access: view,
      query: peopleQuerySchema,
      reply: pageReply(listedPersonSchema),
    }),
    export: exportCall(kind, change),
    read: defineCall({
      id: `${kind}.read`,
      method: 'GET',
      path: one,
      access: view,
      params,
      reply: personDetailsSchema,
    }),
    /** Mails an invitation; the invited person sets the password. */
    create: defineCall({
      id: `${kind}.create`,
      method: 'POST',
      path,
      access: change,
      needsFreshPassword,
      body: createSchema,
      reply: z.object({ id: z.string() }),
    }),
    edit: defineCall({
      id: `${kind}.edit`,
      method: 'PATCH',
      path: one,
      access: change,
      needsFreshPassword,
      params,
      body: editSchema,
      reply: z.null(),
    }),
    setStatus: defineCall({
      id: `${kind}.setStatus`,
      method: 'PUT',
      path: `${one}/status`,
      access: change,
      needsFreshPassword,
      params,
      body: z.object({ status }),
      reply: z.null(),
    }),
    setRoles: defineCall({
      id: `${kind}.setRoles`,
      method: 'PUT',
      path: `${one}/roles`,
      access: change,
      needsFreshPassword,
      params,
      /** `expected` are the roles that the caller saw, in any order. */
      body: z.object({ roles, expected: z.array(z.string()).optional() }),
      reply: z.null(),
    }),
    remove: defineCall({
      id: `${kind}.remove`,
      method: 'DELETE',
      path: one,
      access: change,
      needsFreshPassword,
      params,
      reply: z.null(),
    }),
    /** Makes the password useless and mails how to set another one with a mailed code. */
    resetPassword: toChange('resetPassword', 'reset-password', true),
    unlock: toChange('unlock', 'unlock', needsFreshPassword),
    endSessions: toChange('endSessions', 'end-sessions', needsFreshPassword),
    bulk: defineCall({
      id: `${kind}.bulk`,
      method: 'POST',
      path: `${path}/bulk`,
      access: change,
      needsFreshPassword,
      body: bulkSchema,
      reply: z.object({ changed: z.number() }),
    }),
  } as const;
}

/** All accounts that the filters select, as a file of comma-separated values instead of an envelope. */
function exportCall<const Kind extends 'users' | 'admins', const Change extends Access>(kind: Kind, access: Change) {
  return defineCall({
    id: `${kind}.export`,
    method: 'GET',
    path: `${ADMIN_PREFIX}/${kind}/export.csv`,
    access,
    needsFreshPassword: true,
    query: peopleQuerySchema,
    reply: z.string(),
  });
}

/** Mails a code to the address that an account is to have. */
function addressCodeCall<const Kind extends 'users' | 'admins', const Change extends Access>(
  kind: Kind,
  access: Change,
) {
  return defineCall({
    id: `${kind}.sendAddressCode`,
    method: 'POST',
    path: `${ADMIN_PREFIX}/${kind}/:id/address-code`,
    access,
    needsFreshPassword: true,
    params,
    body: addressCodeSchema,
    reply: codeSentSchema,
  });
}

/** A change of one account that needs no more than its id. */
function actionCall<const Change extends Access>(
  id: string,
  path: string,
  access: Change,
  needsFreshPassword: boolean,
) {
  return defineCall({ id, method: 'POST', path, access, needsFreshPassword, params, reply: z.null() });
}

const MANAGE_USERS = { permission: 'ADMIN:USER:MANAGE' } as const;
const SUPER_ADMIN = { rank: 'SUPER_ADMIN' } as const;

/** Accounts below the rank of administrators (doc 1 §6). */
export const USER_CALLS = {
  ...peopleCalls('users', { permission: 'ADMIN:USER:VIEW' }, MANAGE_USERS),
  sendAddressCode: addressCodeCall('users', MANAGE_USERS),
} as const;
/** Administrators, for super administrators alone. */
export const ADMIN_CALLS = {
  ...peopleCalls('admins', SUPER_ADMIN, SUPER_ADMIN),
  sendAddressCode: addressCodeCall('admins', SUPER_ADMIN),
} as const;

export const PEOPLE_CALLS = {
  /** For everyone who sees accounts: the list of roles of `ROLE_CALLS` needs the right to manage roles. */
  choices: defineCall({
    id: 'people.choices',
    method: 'GET',
    path: `${ADMIN_PREFIX}/people/choices`,
    access: { permission: 'ADMIN:USER:VIEW' },
    reply: peopleChoicesSchema,
  }),
} as const;

function toIds() {
  return z.array(adminIdSchema).min(1).max(BULK_MAX);
}
