import type { FastifyPluginAsync } from 'fastify';
import { AUDIT_CALLS } from '../../src/core/contracts/admin-audit.ts';
import { PERMISSION_CALLS, ROLE_CALLS } from '../../src/core/contracts/admin-roles.ts';
import { SIGN_IN_CALLS } from '../../src/core/contracts/admin-sign-ins.ts';
import { copy } from '../copy.ts';
import type { AdminContext } from '../services/admin/admin-context.ts';
import { exportAuditLog, listAuditLog } from '../services/admin/audit-log.ts';
import {
  createPermission,
  explainPermission,
  listPermissions,
  removePermission,
} from '../services/admin/permissions.ts';
import { previewRole } from '../services/admin/preview-role.ts';
import {
  createRole,
  listMembers,
  listRoles,
  relabelRole,
  removeRole,
  setPermissions,
} from '../services/admin/roles.ts';
import { exportSignIns, listSignIns } from '../services/admin/sign-ins.ts';
import { toAdminCaller } from './admin-caller.ts';
import { adminPeopleRoutes } from './admin-people-routes.ts';
import type { AppDeps } from './app-deps.ts';
import { type ServedCall, serveCall } from './serve-call.ts';
import { serveFile } from './serve-file.ts';

const words = copy.admin;

/** The calls about accounts, roles, permissions and the two logs. */
export function adminRoutes({ accounts, config }: Pick<AppDeps, 'accounts' | 'config'>): readonly ServedCall[] {
  const admin: AdminContext = { accounts, publicOrigin: config.publicOrigin };
  return [...adminPeopleRoutes(admin), ...roleRoutes(admin), ...permissionRoutes(admin), ...auditRoutes(admin)];
}

/**
 * Registers administrative calls in a plugin of their own. The start fails for a route whose contract requires neither a
 * permission nor a rank, so that a call cannot be open to every user by mistake.
 */
export function guardedPlugin(calls: FastifyPluginAsync): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRoute', ({ url, method, config }) => {
      if (typeof config?.call?.access !== 'object')
        throw new Error(`${method} ${url} requires no permission and no rank`);
    });
    await app.register(calls);
  };
}

function roleRoutes(admin: AdminContext): readonly ServedCall[] {
  const calls = ROLE_CALLS;
  return [
    serveCall(calls.list, async (_input, { session }) => ({ roles: await listRoles(admin, session.user) })),
    serveCall(
      calls.create,
      ({ body }, context) => createRole(admin, toAdminCaller(calls.create, context), body),
      words.roleCreated,
    ),
    serveCall(
      calls.relabel,
      ({ params, body }, context) => relabelRole(admin, toAdminCaller(calls.relabel, context), params.name, body),
      words.roleSaved,
    ),
    serveCall(
      calls.setPermissions,
      ({ params, body }, context) =>
        setPermissions(admin, toAdminCaller(calls.setPermissions, context), params.name, body),
      words.roleSaved,
    ),
    serveCall(calls.preview, ({ params, body }, { session }) =>
      previewRole(admin, session.user, params.name, body.permissions),
    ),
    serveCall(calls.listMembers, ({ params, query }, { session }) =>
      listMembers(admin, session.user, params.name, query),
    ),
    serveCall(
      calls.remove,
      ({ params }, context) => removeRole(admin, toAdminCaller(calls.remove, context), params.name),
      words.roleRemoved,
    ),
  ];
}

function permissionRoutes(admin: AdminContext): readonly ServedCall[] {
  const calls = PERMISSION_CALLS;
  return [
    serveCall(calls.list, async () => ({ permissions: await listPermissions(admin) })),
    serveCall(
      calls.create,
      ({ body }, context) => createPermission(admin, toAdminCaller(calls.create, context), body),
      words.permissionCreated,
    ),
    serveCall(
      calls.remove,
      ({ params }, context) => removePermission(admin, toAdminCaller(calls.remove, context), params.code),
      words.permissionRemoved,
    ),
    serveCall(calls.explain, ({ params }, { session }) =>
      explainPermission(admin, session.user, params.userId, params.wanted),
    ),
  ];
}

function auditRoutes(admin: AdminContext): readonly ServedCall[] {
  const calls = AUDIT_CALLS;
  return [
    serveCall(calls.list, ({ query }) => listAuditLog(admin, query)),
    serveFile(calls.export, 'audit-log.csv', ({ query }, context) =>
      exportAuditLog(admin, toAdminCaller(calls.export, context), query),
    ),
    serveCall(SIGN_IN_CALLS.list, ({ query }) => listSignIns(admin, query)),
    serveFile(SIGN_IN_CALLS.export, 'sign-ins.csv', ({ query }, context) =>
      exportSignIns(admin, toAdminCaller(SIGN_IN_CALLS.export, context), query),
    ),
  ];
}
