import { toMailbox } from '../../../src/core/auth/email.ts';
import type { RegisterRequest, SessionReply } from '../../../src/core/contracts/accounts.ts';
import { apiError } from '../../api-error.ts';
import type { Caller } from '../caller.ts';
import { assertNotPersonal, assertPassword, readEmail, readUsername } from './account-forms.ts';
import type { AccountsContext } from './accounts-context.ts';
import { consumeCode, isOpenTicket, verifyCode } from './email-codes.ts';
import { countGuesses } from './login-attempts.ts';
import { startSession } from './sessions.ts';
import { recordSignIn } from './sign-in-log.ts';
import { toTakenError } from './taken-error.ts';
import { toUsernameKey } from './username-key.ts';
import { isUsernameTaken, type Member } from './users.ts';

/**
 * Creates an account for an address whose mailed code was read, and signs its user in: the code and the chosen password prove as
 * much as a login does. A taken name leaves the code usable for another attempt.
 */
export async function register(
  context: AccountsContext,
  request: RegisterRequest,
  caller: Caller,
): Promise<SessionReply> {
  const email = readEmail(request.email);
  const username = readUsername(request.username);
  assertPassword('register', request.password);
  assertNotPersonal(request.password, { email, username });
  const isSpared = () => isOpenTicket(context, { email, purpose: 'register' }, request.ticket ?? '');
  const member = await countGuesses(context, caller, { isSpared }, () =>
    createAccount(context, { ...request, email, username }, caller),
  );
  return startSession(context, member, caller, request.isOwnDevice);
}

async function createAccount(
  context: AccountsContext,
  { email, username, password, verifyCode: typed, ticket = '' }: RegisterRequest,
  caller: Caller,
): Promise<Member> {
  const code = await verifyCode(context, { email, purpose: 'register' }, { ticket, code: typed });
  const username_key = toUsernameKey(username);
  // Before the hash: one code must not buy any number of them.
  if (await isUsernameTaken(context.db, username_key)) throw apiError('USERNAME_TAKEN');
  const passwordHash = await context.passwords.hash(password, caller.networks);
  const id = context.createId();
  const now = context.now();
  const user = {
    id,
    email,
    mailbox: toMailbox(email),
    username,
    username_key,
    password_hash: passwordHash,
    status: 'active',
    token_version: 0,
    needs_password_change: 0,
    password_expires_at: null,
    created_at: now,
    updated_at: now,
    last_login_at: now,
  } as const;
  await context.db
    .transaction()
    .execute(async (transaction) => {
      await consumeCode(context, transaction, code);
      await transaction.insertInto('users').values(user).execute();
      await transaction.insertInto('user_roles').values({ user_id: id, role_name: 'USER' }).execute();
      await recordSignIn(context, transaction, id, { area: 'register', caller });
    })
    .catch(toTakenError);
  return user;
}
