import type { Kysely } from 'kysely';
import { toMailbox } from '../../../src/core/auth/email.ts';
import { highestRole, rankOf } from '../../../src/core/auth/roles.ts';
import type { AccountUser } from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database>;

/** The columns of an account that the account functions need. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly password_hash: string;
  readonly status: 'active' | 'disabled';
  readonly token_version: number;
  readonly needs_password_change: number;
  /** Milliseconds since 1970; null for a password that stays. */
  readonly password_expires_at: number | null;
}

interface SessionMember extends Member {
  /** Milliseconds since 1970. */
  readonly last_seen_at: number;
  /** Time at which the user last showed the password in this session, in milliseconds since 1970. */
  readonly confirmed_at: number | null;
  /** 1: the user marked the session's device as their own. */
  readonly is_own_device: number;
}

const COLUMNS = [
  'id',
  'email',
  'username',
  'password_hash',
  'status',
  'token_version',
  'needs_password_change',
  'password_expires_at',
] as const;
const QUALIFIED_COLUMNS = COLUMNS.map((column) => `users.${column}` as const);

export async function findMemberByEmail(db: Db, email: string): Promise<Member | null> {
  return (await db.selectFrom('users').select(COLUMNS).where('email', '=', email).executeTakeFirst()) ?? null;
}

/** A member whose address reaches the same mailbox as the given one. */
export async function findMemberByMailbox(db: Db, email: string): Promise<Member | null> {
  const row = await db
    .selectFrom('users')
    .select(COLUMNS)
    .where((where) => where.or([where('mailbox', '=', toMailbox(email)), where('email', '=', email)]))
    .executeTakeFirst();
  return row ?? null;
}

export async function findMemberById(db: Db, id: string): Promise<Member | null> {
  return (await db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** `key` is the form of the name that must be unique. */
export async function isUsernameTaken(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('username_key', '=', key).executeTakeFirst()) !== undefined;
}

/** The member behind a session, with the time of the session's latest call, in one query. Null when the session has ended. */
export async function findMemberOfSession(db: Db, userId: string, sessionId: string): Promise<SessionMember | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(QUALIFIED_COLUMNS)
    .select(['sessions.last_seen_at', 'sessions.confirmed_at', 'sessions.is_own_device'])
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the member's password no longer opens the account. `now` in milliseconds since 1970. */
export function isPasswordExpired({ password_expires_at }: Pick<Member, 'password_expires_at'>, now: number): boolean {
  return password_expires_at !== null && password_expires_at <= now;
}

/** Names of a user's roles; none for an unknown id. */
export async function listRoles(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('user_roles').select('role_name').where('user_id', '=', userId).execute();
  return rows.map(({ role_name }) => role_name);
}

/** A member as it is shown and signed, with roles from the highest rank down and all their permissions. */
export async function toAccountUser(db: Db, member: Member): Promise<AccountUser> {
  return withGrants(member, await readGrants(db, member.id));
}

/** The same with rights that were read before. */
export function withGrants({ id, email, username }: Member, grants: MemberGrants): AccountUser {
  return { id, email, username, ...grants };
}

type MemberGrants = Pick<AccountUser, 'role' | 'roles' | 'permissions'>;

/** The roles and permissions of an account. */
export async function readGrants(db: Db, id: string): Promise<MemberGrants> {
  const rows = await db
    .selectFrom('user_roles')
    .leftJoin('role_permissions', 'role_permissions.role_name', 'user_roles.role_name')
    .select(['user_roles.role_name', 'role_permissions.permission_code'])
    .where('user_roles.user_id', '=', id)
    .execute();
  const roles = [...new Set(rows.map((row) => row.role_name))].sort((a, b) => rankOf(b) - rankOf(a));
  const permissions = [...new Set(rows.flatMap((row) => row.permission_code ?? []))].sort();
  return { role: highestRole(roles), roles, permissions };
}
