import type { CheckChangeCodeRequest, CheckCodeRequest } from '../../../src/core/contracts/accounts.ts';
import type { Caller } from '../caller.ts';
import { readEmail } from './account-forms.ts';
import type { AccountsContext } from './accounts-context.ts';
import { isOpenTicket, verifyCode } from './email-codes.ts';
import { countGuesses } from './login-attempts.ts';
import type { Session } from './sessions.ts';

/**
 * Checks a code for the next step of a form. A wrong one counts with the counter of the code's use and is answered like it,
 * also for an unknown address; a right one stays usable.
 */
export async function checkCode(
  context: AccountsContext,
  { email, purpose, code, ticket = '' }: CheckCodeRequest,
  caller: Caller,
): Promise<void> {
  const slot = { email: readEmail(email), purpose };
  const isSpared = () => isOpenTicket(context, slot, ticket);
  await countGuesses(context, caller, { isSpared }, () => verifyCode(context, slot, { ticket, code }));
}

/** The same for the code of a password change. */
export async function checkChangeCode(
  context: AccountsContext,
  { user }: Session,
  { code, ticket = '' }: CheckChangeCodeRequest,
): Promise<void> {
  await verifyCode(context, { email: user.email, purpose: 'changePassword' }, { ticket, code });
}
