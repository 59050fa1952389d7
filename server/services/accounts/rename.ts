import type { AccountUser } from '../../../src/core/contracts/accounts.ts';
import type { RenameRequest } from '../../../src/core/contracts/own-account.ts';
import { apiErrorFor } from '../../api-error.ts';
import { takeFromWindow } from '../../db/throttles.ts';
import type { Caller } from '../caller.ts';
import { readUsername } from './account-forms.ts';
import type { AccountsContext } from './accounts-context.ts';
import { RENAMES_PER_USER } from './constants.ts';
import { countGuesses, SIGNED_IN } from './login-attempts.ts';
import type { Session } from './sessions.ts';
import { toTakenError } from './taken-error.ts';
import { toUsernameKey } from './username-key.ts';

/**
 * Gives the signed-in user another name; the same name changes nothing. Throws `INVALID_USERNAME`, `USERNAME_RESERVED`,
 * `USERNAME_TAKEN`, which counts as a guess, and `RENAMED_TOO_OFTEN`. The audit log keeps no names.
 */
export async function rename(
  context: AccountsContext,
  { user }: Session,
  request: RenameRequest,
  caller: Caller,
): Promise<{ user: AccountUser }> {
  const username = readUsername(request.username);
  const change = () => store(context, user.id, username, caller);
  if (username !== user.username) await countGuesses(context, caller, SIGNED_IN, change);
  return { user: { ...user, username } };
}

async function store(
  { db, now, audit }: AccountsContext,
  id: string,
  username: string,
  { address }: Caller,
): Promise<void> {
  await db
    .transaction()
    .execute(async (transaction) => {
      const waitMs = await takeFromWindow(transaction, `rename:${id}`, RENAMES_PER_USER, now());
      if (waitMs > 0) throw apiErrorFor('RENAMED_TOO_OFTEN', waitMs);
      await transaction
        .updateTable('users')
        .set({ username, username_key: toUsernameKey(username), updated_at: now() })
        .where('id', '=', id)
        .execute();
      await audit.record({ actor: { id, address }, action: 'account.rename', subject: id }, transaction);
    })
    .catch(toTakenError);
}
