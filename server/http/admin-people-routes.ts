import { ADMIN_CALLS, PEOPLE_CALLS, USER_CALLS } from '../../src/core/contracts/admin-people.ts';
import type { Call } from '../../src/core/contracts/define-call.ts';
import { copy } from '../copy.ts';
import { toTakenError } from '../services/accounts/taken-error.ts';
import { proveAddress, sendAddressCode } from '../services/admin/address-change.ts';
import type { AdminContext } from '../services/admin/admin-context.ts';
import { changePeople, type PersonChange } from '../services/admin/change-people.ts';
import { exportPeople } from '../services/admin/export-people.ts';
import { createPasswordReset, invite } from '../services/admin/invitations.ts';
import { listPeople } from '../services/admin/list-people.ts';
import type { PeopleKind } from '../services/admin/people.ts';
import { readPeopleChoices } from '../services/admin/people-choices.ts';
import {
  REMOVAL,
  SESSIONS_END,
  toBulkChange,
  toEdit,
  toRolesChange,
  toStatusChange,
  UNLOCKING,
} from '../services/admin/person-changes.ts';
import { readPerson } from '../services/admin/read-person.ts';
import { toAdminCaller } from './admin-caller.ts';
import { toSentMessage } from './sent-message.ts';
import { type CallContext, type ServedCall, serveCall } from './serve-call.ts';
import { serveFile } from './serve-file.ts';

const words = copy.admin;

/** The calls about ordinary accounts and about administrators. */
export function adminPeopleRoutes(admin: AdminContext): readonly ServedCall[] {
  return [
    serveCall(PEOPLE_CALLS.choices, (_input, { session }) => readPeopleChoices(admin, session.user)),
    ...peopleRoutes(admin, 'users', USER_CALLS),
    ...peopleRoutes(admin, 'admins', ADMIN_CALLS),
  ];
}

function peopleRoutes(
  admin: AdminContext,
  kind: PeopleKind,
  calls: typeof USER_CALLS | typeof ADMIN_CALLS,
): readonly ServedCall[] {
  const change = async (call: Call, context: CallContext<Call>, id: string, made: PersonChange) => {
    await changePeople(admin, toAdminCaller(call, context), kind, [id], made);
  };
  return [
    serveCall(calls.list, ({ query }, { session }) => listPeople(admin, session.user, kind, query)),
    serveFile(calls.export, `${kind}.csv`, ({ query }, context) =>
      exportPeople(admin, toAdminCaller(calls.export, context), kind, query),
    ),
    serveCall(calls.read, ({ params }) => readPerson(admin, kind, params.id)),
    serveCall(
      calls.create,
      ({ body }, context) => invite(admin, toAdminCaller(calls.create, context), kind, body),
      () => (admin.accounts.mailer.mode === 'local' ? words.invitedLocally : words.invited),
    ),
    serveCall(
      calls.edit,
      async ({ params, body }, context) => {
        const address = await proveAddress(admin, toAdminCaller(calls.edit, context), { kind, id: params.id }, body);
        await change(calls.edit, context, params.id, toEdit(admin, body, address)).catch(toTakenError);
        if (address !== null) admin.accounts.mailer.wake();
      },
      words.edited,
    ),
    serveCall(
      calls.sendAddressCode,
      ({ params, body }, context) =>
        sendAddressCode(
          admin,
          toAdminCaller(calls.sendAddressCode, context),
          { kind, id: params.id },
          body,
          context.caller,
        ),
      toSentMessage,
    ),
    serveCall(
      calls.setStatus,
      ({ params, body }, context) => change(calls.setStatus, context, params.id, toStatusChange(admin, body.status)),
      words.statusSet,
    ),
    serveCall(
      calls.setRoles,
      ({ params, body }, context) =>
        change(calls.setRoles, context, params.id, toRolesChange(admin, body.roles, body.expected)),
      words.rolesSet,
    ),
    serveCall(calls.remove, ({ params }, context) => change(calls.remove, context, params.id, REMOVAL), words.removed),
    serveCall(
      calls.resetPassword,
      async ({ params }, context) => {
        await change(calls.resetPassword, context, params.id, await createPasswordReset(admin));
        admin.accounts.mailer.wake();
      },
      () => (admin.accounts.mailer.mode === 'local' ? words.passwordResetLocally : words.passwordReset),
    ),
    serveCall(
      calls.unlock,
      ({ params }, context) => change(calls.unlock, context, params.id, UNLOCKING),
      words.unlocked,
    ),
    serveCall(
      calls.endSessions,
      ({ params }, context) => change(calls.endSessions, context, params.id, SESSIONS_END),
      words.sessionsEnded,
    ),
    serveCall(
      calls.bulk,
      async ({ body }, context) => ({
        changed: await changePeople(
          admin,
          toAdminCaller(calls.bulk, context),
          kind,
          body.ids,
          toBulkChange(admin, body),
        ),
      }),
      ({ changed }) => words.bulkDone(changed),
    ),
  ];
}
