/** Every action that the audit log records, in the order of a list. */
export const AUDIT_ACTIONS = [
  'user.create',
  'user.edit',
  'user.roles',
  'user.enable',
  'user.disable',
  'user.delete',
  'user.resetPassword',
  'user.unlock',
  'user.endSessions',
  'role.create',
  'role.relabel',
  'role.permissions',
  'role.delete',
  'permission.create',
  'permission.delete',
  'password.change',
  'password.force-change',
  'password.reset',
  'password.renew',
  'account.rename',
  'account.askRemoval',
  'account.keep',
  'account.remove',
  'admin.create',
  'admin.promote',
  'admin.address',
  'settings.change',
  'upload.create',
  'backup.download',
  'backup.store',
  'export.users',
  'export.admins',
  'export.auditLog',
  'export.signIns',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Entries of another version of the product may have other actions. */
export function isAuditAction(text: string): text is AuditAction {
  return AUDIT_ACTIONS.some((action) => action === text);
}

/** Names of the settings whose changes are recorded: subjects of `settings.change`. */
export type SettingKey = 'portal-config' | 'admin-links' | 'analytics' | 'mail-config' | 'mail-state';

/** Names of the fields in recorded states, other than those of exports. */
export type AuditField =
  | ('email' | 'username' | 'status' | 'roles' | 'label' | 'permissions')
  | ('path' | 'width' | 'height' | 'bytes')
  | ('panelImages' | 'backgroundImages' | 'panelInterval' | 'backgroundInterval')
  | ('endpoint' | 'siteId' | 'registry' | 'gateway' | 'orders')
  | ('host' | 'port' | 'username' | 'password' | 'from' | 'fromName' | 'startTls')
  | ('isPostponed' | 'testedAt' | 'failure' | 'tested');

/** A recorded state. */
export type AuditState = { readonly [Field in AuditField]?: unknown };
