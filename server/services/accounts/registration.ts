import { toUsernameKey } from '../../../src/core/auth/username.ts';
import type { RegisterRequest } from '../../../src/core/contracts/accounts.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { apiError } from '../api-error.ts';
import { assertPassword, readEmail, readUsername } from './account-forms.ts';
import type { AccountsContext } from './accounts-context.ts';
import { consumeCode, verifyCode } from './email-codes.ts';

/** Creates an account for an address whose mailed code was read. A taken name leaves the code usable for another attempt. */
export async function register(context: AccountsContext, request: RegisterRequest): Promise<void> {
  const email = readEmail(request.email);
  const username = readUsername(request.username);
  assertPassword('register', request.password);
  const code = await verifyCode(context, { email, purpose: 'register' }, request.verifyCode);
  const passwordHash = await context.passwords.hash(request.password);
  const id = context.createId();
  const now = context.now();
  const user = {
    id,
    email,
    username,
    username_key: toUsernameKey(username),
    password_hash: passwordHash,
    status: 'active',
    token_version: 0,
    needs_password_change: 0,
    created_at: now,
    updated_at: now,
    last_login_at: null,
  } as const;
  await context.db
    .transaction()
    .execute(async (transaction) => {
      await consumeCode(context, transaction, code);
      await transaction.insertInto('users').values(user).execute();
      await transaction.insertInto('user_roles').values({ user_id: id, role_name: 'USER' }).execute();
    })
    .catch((error) => {
      if (isUniqueViolation(error, 'users.username_key')) throw apiError('USERNAME_TAKEN');
      if (isUniqueViolation(error, 'users.email')) throw apiError('EMAIL_TAKEN');
      throw error;
    });
}
