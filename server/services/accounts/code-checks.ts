import type { CheckCodeRequest } from '../../../src/core/contracts/accounts.ts';
import { readEmail } from './account-forms.ts';
import type { AccountsContext } from './accounts-context.ts';
import { verifyCode } from './email-codes.ts';
import type { Session } from './sessions.ts';

/**
 * Checks a code for the next step of a form. A wrong one counts with the counter of the code's use and is answered like it,
 * also for an unknown address; a right one stays usable.
 */
export async function checkCode(context: AccountsContext, { email, purpose, code }: CheckCodeRequest): Promise<void> {
  await verifyCode(context, { email: readEmail(email), purpose }, code);
}

/** The same for the code of a password change. */
export async function checkChangeCode(context: AccountsContext, { user }: Session, code: string): Promise<void> {
  await verifyCode(context, { email: user.email, purpose: 'changePassword' }, code);
}
