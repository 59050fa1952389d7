import type { Kysely } from 'kysely';
import { toMailbox } from '../../../src/core/auth/email.ts';
import type { Database } from '../../db/schema.ts';
import { isLocalAddress, LOCAL_ADMIN_EMAIL } from '../../mail/local-address.ts';
import type { AccountsContext } from '../accounts/accounts-context.ts';
import { toUsernameKey } from '../accounts/username-key.ts';
import { findMemberByEmail, findMemberByMailbox, isUsernameTaken, type Member } from '../accounts/users.ts';
import { GENERATED_PASSWORD, INITIAL_PASSWORD_LIFETIME_MS } from './constants.ts';

type Context = Pick<AccountsContext, 'db' | 'passwords' | 'audit' | 'now' | 'createId'>;
type Transaction = Kysely<Database>;

export interface FirstRunOptions {
  /** Address of the first super administrator, normalized; null for the local one. */
  readonly email: string | null;
  /** Initial password that the operator chose; null to generate one. */
  readonly password: string | null;
  readonly createPassword: () => string;
}

/** What the start did for the super administrator, for the terminal. */
export interface FirstRun {
  readonly kind: 'created' | 'renewed' | 'promoted';
  readonly email: string;
  /** Generated; null where the operator chose the password or the account has its own. */
  readonly password: string | null;
}

interface Initial {
  readonly hash: string;
  readonly expiresAt: number;
  /** The generated password; null for a chosen one. */
  readonly generated: string | null;
}

const SYSTEM = { id: null, address: '' };
const USERNAME = 'admin';

/**
 * Makes sure that a super administrator exists and can get in: creates one with an initial password, renews an initial
 * password that has expired or that the operator replaced, and gives the local account a real address once the operator
 * names one. Returns null when nothing was done, also when another process did it at the same time.
 */
export async function prepareSuperAdmin(context: Context, options: FirstRunOptions): Promise<FirstRun | null> {
  const admins = await listSuperAdmins(context.db);
  const [admin] = admins;
  if (admin === undefined) return createSuperAdmin(context, options);
  if (admins.length > 1) return null;
  const email = await moveFromLocalAddress(context, admin, options.email);
  const isDue = options.password !== null || (admin.password_expires_at ?? 0) <= context.now();
  return admin.password_expires_at === null || !isDue ? null : renewPassword(context, { ...admin, email }, options);
}

/** A password from `GENERATED_PASSWORD`; `randomInt` returns an integer below its argument. */
export function generatePassword(randomInt: (below: number) => number): string {
  const { alphabet, group, groups } = GENERATED_PASSWORD;
  const toGroup = () => Array.from({ length: group }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, toGroup).join('-');
}

function listSuperAdmins(db: Context['db']): Promise<Pick<Member, 'id' | 'email' | 'password_expires_at'>[]> {
  return db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.password_expires_at'])
    .where('user_roles.role_name', '=', 'SUPER_ADMIN')
    .execute();
}

async function createSuperAdmin(context: Context, options: FirstRunOptions): Promise<FirstRun | null> {
  const email = options.email ?? LOCAL_ADMIN_EMAIL;
  const member = await findMemberByEmail(context.db, email);
  if (member !== null) return promote(context, member);
  const mailbox = await readFreeMailbox(context.db, email);
  const initial = await createInitial(context, options);
  const id = context.createId();
  const username = (await isUsernameTaken(context.db, toUsernameKey(USERNAME)))
    ? `${USERNAME}-${id.slice(0, 8)}`
    : USERNAME;
  const isCreated = await context.db.transaction().execute(async (transaction) => {
    const now = context.now();
    const row = await transaction
      .insertInto('users')
      .values({
        id,
        email,
        mailbox,
        username,
        username_key: toUsernameKey(username),
        password_hash: initial.hash,
        status: 'active',
        token_version: 0,
        needs_password_change: 1,
        password_expires_at: initial.expiresAt,
        created_at: now,
        updated_at: now,
        last_login_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return false;
    await grantSuperAdmin(context, transaction, id, 'admin.create');
    return true;
  });
  return isCreated ? { kind: 'created', email, password: initial.generated } : null;
}

/**
 * The operator named an account that exists: it keeps its password, and its sessions end. Another process that starts at the
 * same time may just have created or promoted it; then nothing is done.
 */
async function promote(context: Context, { id, email }: Member): Promise<FirstRun | null> {
  const isPromoted = await context.db.transaction().execute(async (transaction) => {
    if (!(await grantSuperAdmin(context, transaction, id, 'admin.promote'))) return false;
    await transaction
      .updateTable('users')
      .set((row) => ({ token_version: row('token_version', '+', 1), updated_at: context.now() }))
      .where('id', '=', id)
      .execute();
    return true;
  });
  return isPromoted ? { kind: 'promoted', email, password: null } : null;
}

/** Returns false where the account has the role already. */
async function grantSuperAdmin(
  { audit }: Context,
  transaction: Transaction,
  id: string,
  action: 'admin.create' | 'admin.promote',
): Promise<boolean> {
  const row = await transaction
    .insertInto('user_roles')
    .values({ user_id: id, role_name: 'SUPER_ADMIN' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await audit.record({ actor: SYSTEM, action, subject: id, after: { roles: ['SUPER_ADMIN'] } }, transaction);
  return true;
}

/** Leaves the account alone when its password was changed, or renewed by another process, since it was read. */
async function renewPassword(
  context: Context,
  { id, email, password_expires_at }: Pick<Member, 'id' | 'email' | 'password_expires_at'>,
  options: FirstRunOptions,
): Promise<FirstRun | null> {
  const initial = await createInitial(context, options);
  const isRenewed = await context.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('users')
      .set((user) => ({
        password_hash: initial.hash,
        password_expires_at: initial.expiresAt,
        needs_password_change: 1,
        token_version: user('token_version', '+', 1),
        updated_at: context.now(),
      }))
      .where('id', '=', id)
      .where('password_expires_at', '=', password_expires_at)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return false;
    await context.audit.record({ actor: SYSTEM, action: 'password.renew', subject: id }, transaction);
    return true;
  });
  return isRenewed ? { kind: 'renewed', email, password: initial.generated } : null;
}

/** Returns the address that the account has afterwards. An address that another account has stays there. */
async function moveFromLocalAddress(
  context: Context,
  { id, email }: Pick<Member, 'id' | 'email'>,
  wanted: string | null,
): Promise<string> {
  if (wanted === null || !isLocalAddress(email) || (await findMemberByEmail(context.db, wanted)) !== null) return email;
  const mailbox = await readFreeMailbox(context.db, wanted);
  await context.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ email: wanted, mailbox }).where('id', '=', id).execute();
    const change = { before: { email }, after: { email: wanted } };
    await context.audit.record({ actor: SYSTEM, action: 'admin.address', subject: id, ...change }, transaction);
  });
  return wanted;
}

/**
 * The mailbox for an account with the address, which has none where another account has it: a stranger who registered another
 * form of the operator's address neither becomes administrator nor keeps one from being made.
 */
async function readFreeMailbox(db: Context['db'], email: string): Promise<string | null> {
  return (await findMemberByMailbox(db, email)) === null ? toMailbox(email) : null;
}

async function createInitial(
  { passwords, now }: Context,
  { password, createPassword }: FirstRunOptions,
): Promise<Initial> {
  const generated = password === null ? createPassword() : null;
  const hash = await passwords.hash(password ?? generated ?? '');
  return { hash, generated, expiresAt: now() + INITIAL_PASSWORD_LIFETIME_MS };
}
