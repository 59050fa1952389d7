import type { Kysely } from 'kysely';
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
}

const COLUMNS = ['id', 'email', 'username', 'password_hash', 'status', 'token_version'] as const;

export async function findMemberByEmail(db: Db, email: string): Promise<Member | null> {
  return (await db.selectFrom('users').select(COLUMNS).where('email', '=', email).executeTakeFirst()) ?? null;
}

export async function findMemberById(db: Db, id: string): Promise<Member | null> {
  return (await db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** `key` is the form of the name that must be unique. */
export async function isUsernameTaken(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('username_key', '=', key).executeTakeFirst()) !== undefined;
}

/** Null when the token was revoked. */
export async function findMemberByToken(db: Db, id: string, tokenId: string): Promise<Member | null> {
  const revoked = db.selectFrom('revoked_tokens').select('id').where('id', '=', tokenId);
  const row = await db
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '=', id)
    .where(({ not, exists }) => not(exists(revoked)))
    .executeTakeFirst();
  return row ?? null;
}

/** A member as it is shown and signed, with roles from the highest rank down and all their permissions. */
export async function toAccountUser(db: Db, { id, email, username }: Member): Promise<AccountUser> {
  const rows = await db
    .selectFrom('user_roles')
    .leftJoin('role_permissions', 'role_permissions.role_name', 'user_roles.role_name')
    .select(['user_roles.role_name', 'role_permissions.permission_code'])
    .where('user_roles.user_id', '=', id)
    .execute();
  const roles = [...new Set(rows.map((row) => row.role_name))].sort((a, b) => rankOf(b) - rankOf(a));
  const permissions = [...new Set(rows.flatMap((row) => row.permission_code ?? []))].sort();
  return { id, email, username, role: highestRole(roles), roles, permissions };
}
