import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { storableText } from '../text/storable-text.ts';
import { adminIdSchema } from './admin-people.ts';
import { defineCall } from './define-call.ts';
import { pageQuery, pageReply } from './page.ts';

const ROLES_PATH = `${BASE_PATH}/api/admin/roles`;
const PERMISSIONS_PATH = `${BASE_PATH}/api/admin/permissions`;
/** Length of the labels of roles and permissions. */
export const LABEL_LENGTH_MAX = 50;
/** Codes that a role may hold. */
export const PERMISSIONS_MAX = 200;
const MANAGE_ROLES = { permission: 'ADMIN:ROLE:MANAGE' } as const;
const MANAGE_PERMISSIONS = { permission: 'ADMIN:PERMISSION:MANAGE' } as const;

const params = z.object({ name: adminIdSchema });
const label = storableText(LABEL_LENGTH_MAX);
const permissions = z.array(adminIdSchema).max(PERMISSIONS_MAX);

/** A role in the list and in the matrix of permissions. */
const roleSchema = z.object({
  name: z.string(),
  label: z.string(),
  /** By its name; 0 for roles that the documents do not rank. */
  rank: z.number(),
  /** A documented role: it cannot be deleted. */
  isDocumented: z.boolean(),
  /** The caller may give it to others. */
  isGrantable: z.boolean(),
  /** The caller may change its label and permissions. */
  isEditable: z.boolean(),
  memberCount: z.number(),
  permissions: z.array(z.string()),
});
export type Role = z.infer<typeof roleSchema>;

const memberSchema = z.object({ id: z.string(), username: z.string(), email: z.string() });
/** Permission codes that a member of a changed role has afterwards or before alone. */
const affectedMemberSchema = memberSchema.extend({
  gained: z.array(z.string()),
  lost: z.array(z.string()),
});

const rolePreviewSchema = z.object({
  /** The codes that the role has: what `setPermissions` is to expect. */
  expected: z.array(z.string()),
  gained: z.array(z.string()),
  lost: z.array(z.string()),
  memberCount: z.number(),
  /** Members who gain or lose something that no other role of theirs gives them. */
  affectedCount: z.number(),
  /** The first of these. Administrators are named to super administrators alone. */
  affected: z.array(affectedMemberSchema),
});
export type RolePreview = z.infer<typeof rolePreviewSchema>;

const createSchema = z.object({ name: adminIdSchema, label, permissions });
export type CreateRoleRequest = z.output<typeof createSchema>;

export const ROLE_CALLS = {
  list: defineCall({
    id: 'roles.list',
    method: 'GET',
    path: ROLES_PATH,
    access: MANAGE_ROLES,
    reply: z.object({ roles: z.array(roleSchema) }),
  }),
  create: defineCall({
    id: 'roles.create',
    method: 'POST',
    path: ROLES_PATH,
    access: MANAGE_ROLES,
    needsFreshPassword: true,
    body: createSchema,
    reply: z.null(),
  }),
  /** Changes the label. The name of a role decides its rank and never changes. */
  relabel: defineCall({
    id: 'roles.relabel',
    method: 'PATCH',
    path: `${ROLES_PATH}/:name`,
    access: MANAGE_ROLES,
    params,
    /** `expected` is the label that the caller saw. */
    body: z.strictObject({ label, expected: z.string().optional() }),
    reply: z.null(),
  }),
  setPermissions: defineCall({
    id: 'roles.setPermissions',
    method: 'PUT',
    path: `${ROLES_PATH}/:name/permissions`,
    access: MANAGE_ROLES,
    needsFreshPassword: true,
    params,
    /** `expected` are the codes that the caller saw, in any order. */
    body: z.object({ permissions, expected: permissions.optional() }),
    reply: z.null(),
  }),
  /** What `setPermissions` would change for members. Changes nothing. */
  preview: defineCall({
    id: 'roles.preview',
    method: 'POST',
    path: `${ROLES_PATH}/:name/preview`,
    access: MANAGE_ROLES,
    params,
    body: z.object({ permissions }),
    reply: rolePreviewSchema,
  }),
  /** Administrators among the members are listed to super administrators alone. */
  listMembers: defineCall({
    id: 'roles.listMembers',
    method: 'GET',
    path: `${ROLES_PATH}/:name/members`,
    access: MANAGE_ROLES,
    params,
    query: pageQuery(['username', 'email']),
    reply: pageReply(memberSchema),
  }),
  remove: defineCall({
    id: 'roles.remove',
    method: 'DELETE',
    path: `${ROLES_PATH}/:name`,
    access: MANAGE_ROLES,
    needsFreshPassword: true,
    params,
    reply: z.null(),
  }),
} as const;

const permissionSchema = z.object({
  code: z.string(),
  label: z.string(),
  /** A documented code: it cannot be deleted. */
  isDocumented: z.boolean(),
  /** Names of the roles that hold exactly this code. */
  roles: z.array(z.string()),
});
export type Permission = z.infer<typeof permissionSchema>;

/** How a role gives a right: by the code itself, the resource's MANAGE, a wildcard, a code for everything, or its rank. */
const GRANT_KINDS = ['exact', 'manage', 'wildcard', 'everything', 'rank'] as const;

/** Why a user has a right or not. */
const explanationSchema = z.object({
  isAllowed: z.boolean(),
  /**
   * `malformed`: the text is neither a permission code nor a ranked role. `disabled`: the account is disabled, whatever its
   * roles give. `missing`: no role gives the right. `notAdmin`: a role gives it, but it is for administrators alone.
   */
  reason: z.enum(['granted', 'disabled', 'missing', 'notAdmin', 'malformed']),
  grants: z.array(
    z.object({
      role: z.string(),
      kind: z.enum(GRANT_KINDS),
      /** The code that the role holds; the role's name for a rank. */
      by: z.string(),
    }),
  ),
  roles: z.array(z.object({ name: z.string(), rank: z.number() })),
});
export type Explanation = z.infer<typeof explanationSchema>;

export const PERMISSION_CALLS = {
  list: defineCall({
    id: 'permissions.list',
    method: 'GET',
    path: PERMISSIONS_PATH,
    access: MANAGE_PERMISSIONS,
    reply: z.object({ permissions: z.array(permissionSchema) }),
  }),
  create: defineCall({
    id: 'permissions.create',
    method: 'POST',
    path: PERMISSIONS_PATH,
    access: MANAGE_PERMISSIONS,
    body: z.object({ code: adminIdSchema, label }),
    reply: z.null(),
  }),
  remove: defineCall({
    id: 'permissions.remove',
    method: 'DELETE',
    path: `${PERMISSIONS_PATH}/:code`,
    access: MANAGE_PERMISSIONS,
    needsFreshPassword: true,
    params: z.object({ code: adminIdSchema }),
    reply: z.null(),
  }),
  /** `wanted` is a permission code, or the name of a ranked role for a right that a rank gives. */
  explain: defineCall({
    id: 'permissions.explain',
    method: 'GET',
    path: `${PERMISSIONS_PATH}/explain/:userId/:wanted`,
    access: MANAGE_PERMISSIONS,
    params: z.object({ userId: adminIdSchema, wanted: adminIdSchema }),
    reply: explanationSchema,
  }),
} as const;
