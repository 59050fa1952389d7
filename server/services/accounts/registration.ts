import type { Kysely } from 'kysely';
import { toUsernameKey } from '../../../src/core/auth/username.ts';
import type { RegisterRequest } from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { apiError } from '../api-error.ts';
import { assertPassword, readEmail, readUsername } from './account-forms.ts';
import type { EmailCodes } from './email-codes.ts';
import type { Passwords } from './passwords.ts';

export interface RegistrationDeps {
  readonly db: Kysely<Database>;
  readonly passwords: Passwords;
  readonly codes: EmailCodes;
  readonly now: () => number;
  readonly createId: () => string;
}

/** Makes an account for an address whose code was read. A taken name leaves the code good for the next try. */
export function createRegistration({ db, passwords, codes, now, createId }: RegistrationDeps) {
  return async (request: RegisterRequest): Promise<void> => {
    const email = readEmail(request.email);
    const username = readUsername(request.username);
    assertPassword('register', request.password);
    const code = await codes.check({ email, purpose: 'register' }, request.verifyCode);
    const passwordHash = await passwords.hash(request.password);
    const id = createId();
    const user = {
      id,
      email,
      username,
      username_key: toUsernameKey(username),
      password_hash: passwordHash,
      status: 'active',
      token_version: 0,
      needs_password_change: 0,
      created_at: now(),
      updated_at: now(),
      last_login_at: null,
    } as const;
    await db
      .transaction()
      .execute(async (transaction) => {
        await code.use(transaction);
        await transaction.insertInto('users').values(user).execute();
        await transaction.insertInto('user_roles').values({ user_id: id, role_name: 'USER' }).execute();
      })
      .catch((error) => {
        if (isUniqueViolation(error, 'users.username_key')) throw apiError('USERNAME_TAKEN');
        if (isUniqueViolation(error, 'users.email')) throw apiError('EMAIL_TAKEN');
        throw error;
      });
  };
}
