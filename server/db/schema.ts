/**
 * The tables, the same in the embedded database and in PostgreSQL: texts, 64-bit integers and nothing of one dialect. Times
 * are milliseconds since 1970, ids are random texts, flags are 0 and 1.
 */
export interface Database {
  readonly users: UsersTable;
  readonly roles: RolesTable;
  readonly permissions: PermissionsTable;
  readonly user_roles: UserRolesTable;
  readonly role_permissions: RolePermissionsTable;
  readonly email_codes: EmailCodesTable;
  readonly throttles: ThrottlesTable;
  readonly revoked_tokens: RevokedTokensTable;
  readonly mail_queue: MailQueueTable;
  readonly system_config: SystemConfigTable;
  readonly audit_log: AuditLogTable;
}

export interface UsersTable {
  id: string;
  /** Normalized; unique. */
  email: string;
  /** As it is shown. */
  username: string;
  /** The name in the form in which no two may be alike; unique. */
  username_key: string;
  password_hash: string;
  status: 'active' | 'disabled';
  /** Tokens of another version are not accepted any more: raised with the password, the roles, disabling, logout everywhere. */
  token_version: number;
  needs_password_change: number;
  created_at: number;
  updated_at: number;
  last_login_at: number | null;
}

export interface RolesTable {
  name: string;
  rank: number;
  label: string;
}

export interface PermissionsTable {
  code: string;
  label: string;
}

export interface UserRolesTable {
  user_id: string;
  role_name: string;
}

export interface RolePermissionsTable {
  role_name: string;
  permission_code: string;
}

/** One open code for an address and purpose at most: a new one replaces the one before. */
export interface EmailCodesTable {
  email: string;
  purpose: string;
  /** Keyed hash; of an address that nobody has, of a code that nobody gets. */
  code_hash: string;
  attempts: number;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** Counts in windows of time, by a key that names what is counted. */
export interface ThrottlesTable {
  key: string;
  count: number;
  window_started_at: number;
  blocked_until: number;
}

/** Tokens that were signed out, until they would have ended anyway. */
export interface RevokedTokensTable {
  id: string;
  expires_at: number;
}

export interface MailQueueTable {
  id: string;
  /** Recipient, name and code, encrypted; empty once the mail was given up. */
  sealed_message: string;
  purpose: string;
  attempts: number;
  /** Not before then; moved ahead while a process is sending it. */
  due_at: number;
  /** Given up then: a code that comes later is of no use. */
  expires_at: number;
  last_error: string | null;
  created_at: number;
}

export interface SystemConfigTable {
  key: string;
  /** JSON. */
  value: string;
  updated_at: number;
  updated_by: string | null;
}

export interface AuditLogTable {
  id: string;
  at: number;
  actor_id: string | null;
  action: string;
  target: string;
  /** JSON of what was and what is, without secrets. */
  before: string | null;
  after: string | null;
  address: string;
}
