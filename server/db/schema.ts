import type { Generated } from 'kysely';
import type { SignInArea, SignInOutcome } from '../../src/core/contracts/admin-sign-ins.ts';

/**
 * The tables, identical in the embedded database and in PostgreSQL: only texts and 64-bit integers, nothing specific to one
 * dialect. Times are milliseconds since 1970, ids are random texts, flags are 0 and 1.
 */
export interface Database {
  readonly users: UsersTable;
  readonly roles: RolesTable;
  readonly permissions: PermissionsTable;
  readonly user_roles: UserRolesTable;
  readonly role_permissions: RolePermissionsTable;
  readonly email_codes: EmailCodesTable;
  readonly throttles: ThrottlesTable;
  readonly sessions: SessionsTable;
  readonly known_networks: KnownNetworksTable;
  readonly account_removals: AccountRemovalsTable;
  readonly mail_queue: MailQueueTable;
  readonly system_config: SystemConfigTable;
  readonly audit_log: AuditLogTable;
  readonly sign_ins: SignInsTable;
  readonly uploads: UploadsTable;
  readonly flock_days: FlockDaysTable;
  readonly flock_ghosts: FlockGhostsTable;
  readonly flock_free: FlockFreeTable;
  readonly lan_processes: LanProcessesTable;
  readonly lan_devices: LanDevicesTable;
  readonly lan_removals: LanRemovalsTable;
}

export interface UsersTable {
  id: string;
  /** Normalized; unique. */
  email: string;
  /** What all forms of the address have in common; unique. Null where an older account has it. */
  mailbox: string | null;
  /** As shown to people. */
  username: string;
  /** The name in the form that must be unique. */
  username_key: string;
  password_hash: string;
  status: 'active' | 'disabled';
  /**
   * Tokens with another version are invalid. Raised by a new password, a change of roles, disabling and logging out
   * everywhere.
   */
  token_version: number;
  /** The token version that came with the latest new password; 0 while the first one stays. */
  password_version: Generated<number>;
  /** 1: sessions may only use the calls that lead to a new password. */
  needs_password_change: number;
  /** Time from which the password no longer opens the account; null for a password that stays. */
  password_expires_at: number | null;
  created_at: number;
  updated_at: number;
  last_login_at: number | null;
}

/** Accounts whose users asked for their removal. A login before the time takes it back. */
interface AccountRemovalsTable {
  user_id: string;
  due_at: number;
}

interface KnownNetworksTable {
  user_id: string;
  /** Keyed digest of user and network. */
  network: string;
  /** Time of the latest login. */
  seen_at: number;
}

interface RolesTable {
  name: string;
  /** Not read: `rankOf` in `src/core/auth/roles.ts` decides ranks by name. */
  rank: number;
  label: string;
}

interface PermissionsTable {
  code: string;
  label: string;
}

interface UserRolesTable {
  user_id: string;
  role_name: string;
}

interface RolePermissionsTable {
  role_name: string;
  permission_code: string;
}

interface EmailCodesTable {
  /** The ticket of the request, which only its caller knows. */
  id: string;
  email: string;
  purpose: string;
  /** 1 when the caller had shown the password or a session. */
  is_proved: number;
  /** Key of the caller's network. */
  network: string;
  /** Keyed hash; for an address without an account, of a random value that is never mailed. */
  code_hash: string;
  attempts: number;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** Counters over time, each with a key such as `codes:lin@example.com`. */
interface ThrottlesTable {
  key: string;
  count: number;
  window_started_at: number;
  blocked_until: number;
}

/** Signed-in devices. A session without its row has ended. */
interface SessionsTable {
  /** Id of the session's token (`jti`). */
  id: string;
  user_id: string;
  /** The user's version when the session started. */
  token_version: number;
  /** Such as `Chrome · Windows`; empty when unknown. */
  device: string;
  /** Network address at the start. */
  address: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  /** Time at which the user last showed the password in this session. */
  confirmed_at: number | null;
  /** 1: the user marked the device as their own, and the session lasts longer. */
  is_own_device: Generated<number>;
}

export interface MailQueueTable {
  id: string;
  /** Recipient, name and code, encrypted; empty after the mail was given up. */
  sealed_message: string;
  purpose: string;
  /** Lower ones are sent first. */
  priority: number;
  attempts: number;
  /** Earliest time of the next attempt; moved ahead while a process is sending the mail. */
  due_at: number;
  /** The mail is given up then, because a later code is useless. */
  expires_at: number;
  last_error: string | null;
  created_at: number;
}

interface SystemConfigTable {
  key: string;
  /** JSON. */
  value: string;
  updated_at: number;
  updated_by: string | null;
}

interface AuditLogTable {
  id: string;
  at: number;
  actor_id: string | null;
  action: string;
  target: string;
  /** JSON of the state before and after the change, without secrets. */
  before: string | null;
  after: string | null;
  address: string;
}

/** Attempts to sign in. Those of an account leave with it. */
interface SignInsTable {
  id: string;
  at: number;
  /** Null where the typed address has no account. */
  user_id: string | null;
  /** The typed address, shortened; empty where it has an account. */
  typed: string;
  area: SignInArea;
  outcome: SignInOutcome;
  /** 1: no session has started. */
  is_failed: number;
  /** Network address. */
  address: string;
  /** As in `SessionsTable`. */
  device: string;
}

/** Pictures that administrators uploaded, as they are served. */
interface UploadsTable {
  /** SHA-256 of the content, in hexadecimal digits. */
  hash: string;
  /** The WebP file in Base64, because the two databases name their types for bytes differently. */
  content: string;
  /** Bytes of the file. */
  size: number;
  width: number;
  height: number;
  created_at: number;
  /** Latest time at which it was uploaded, or saved settings named it. */
  used_at: number;
}

/** The try of a day's pond that counts, one for a user and day. */
export interface FlockDaysTable {
  user_id: string;
  /** Date as 2026-11-21, in the user's time zone. */
  day: string;
  /** Secret of the device that started the try. */
  try_id: string;
  started_at: number;
  /** Null until a result is submitted. */
  score: number | null;
  finished_at: number | null;
}

/** The best game of a user in a day's pond, practice included; removed after two days. */
interface FlockGhostsTable {
  user_id: string;
  day: string;
  score: number;
  /** JSON of the log. */
  log: string;
  /** Version of the rules that can replay it. */
  rules: number;
  created_at: number;
}

/** The best free game of a user for each setting. */
interface FlockFreeTable {
  user_id: string;
  population: number;
  /** Pace in hundredths. */
  pace_percent: number;
  score: number;
  elapsed_ms: number;
  created_at: number;
}

/** Processes that serve the LAN station; used with PostgreSQL alone. */
interface LanProcessesTable {
  id: string;
  seen_at: number;
}

/** Devices in rooms of the LAN station, and those that left within a minute; used with PostgreSQL alone. */
export interface LanDevicesTable {
  /** Id of the connection. */
  socket_id: string;
  process_id: string;
  room: string;
  peer_id: string;
  user_id: string;
  username: string;
  session_id: string;
  /** Id of the user whose share link the device came by. */
  shared_by: string | null;
  joined_at: number;
  left_at: number | null;
}

/** Accounts that the leader of a room has taken out of it. */
interface LanRemovalsTable {
  room: string;
  /** Session of the leader. */
  session_id: string;
  user_id: string;
}
