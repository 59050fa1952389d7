import { PORTAL_PATH, withBase } from '../../../src/core/paths.ts';
import { apiError, apiErrorFor } from '../../api-error.ts';
import { takeFromWindow } from '../../db/throttles.ts';
import { DAY_MS } from '../accounts/constants.ts';
import type { AdminChange, AdminContext } from './admin-context.ts';

/** Mails about one account that administrators can cause. */
const NOTICES_PER_EMAIL = { limit: 5, windowMs: DAY_MS } as const;

/**
 * Puts a mail about an account in the queue; call `wake` of the mailer after the transaction. Its link leads to the configured
 * public address alone. Throws `MAIL_UNAVAILABLE`, and `TOO_MANY_CODES` after five mails a day to one address.
 */
export async function enqueueNotice(
  { accounts, publicOrigin }: AdminContext,
  { transaction }: AdminChange,
  purpose: 'invitation' | 'passwordCleared' | 'addressChanged',
  { email, username }: { readonly email: string; readonly username: string },
): Promise<void> {
  const { mailer, now } = accounts;
  if (mailer.isDown()) throw apiError('MAIL_UNAVAILABLE');
  const waitMs = await takeFromWindow(transaction, `notices:${email}`, NOTICES_PER_EMAIL, now());
  if (waitMs > 0) throw apiErrorFor('TOO_MANY_CODES', waitMs);
  const link = publicOrigin === null ? {} : { link: `${publicOrigin}${withBase(PORTAL_PATH)}` };
  const mail = { purpose, to: email, username, expiresAt: now() + DAY_MS, ...link };
  await mailer.enqueue(transaction, mail, 'proved');
}
