import type { CodeSent } from '../../../src/core/contracts/accounts.ts';
import type { AddressCodeRequest, EditPersonRequest } from '../../../src/core/contracts/admin-people.ts';
import { apiError } from '../../api-error.ts';
import { readEmail } from '../accounts/account-forms.ts';
import { consumeCode, type VerifiedCode, verifyCode } from '../accounts/email-codes.ts';
import { sendCodeTo } from '../accounts/send-code.ts';
import { findMemberByMailbox } from '../accounts/users.ts';
import type { Caller } from '../caller.ts';
import type { AdminCaller, AdminChange, AdminContext } from './admin-context.ts';
import { endSessions, requireManageable } from './change-people.ts';
import { enqueueNotice } from './notices.ts';
import type { GrantedPerson, PeopleKind } from './people.ts';

const PURPOSE = 'newAddress';

/** Whose account it is. */
interface PersonAddress {
  readonly kind: PeopleKind;
  readonly id: string;
}

/**
 * Mails a code to the address that an account is to have: only who reads the mail can take part in the change. Throws
 * `SUBJECT_MISSING`, `RIGHTS_EXCEEDED`, `INVALID_EMAIL`, `EMAIL_TAKEN`, and what every request for a code throws.
 */
export async function sendAddressCode(
  context: AdminContext,
  admin: AdminCaller,
  { kind, id }: PersonAddress,
  request: AddressCodeRequest,
  caller: Caller,
): Promise<CodeSent> {
  const email = readEmail(request.email);
  await requireManageable(context, admin, kind, id);
  const holder = await findMemberByMailbox(context.accounts.db, email);
  if (holder !== null && (holder.id !== id || holder.email === email)) throw apiError('EMAIL_TAKEN');
  const order = { email, purpose: PURPOSE, isProved: true, ticket: request.ticket ?? '' } as const;
  return sendCodeTo(context.accounts, order, caller);
}

/** A new address whose code was right. */
export interface ProvedAddress {
  readonly email: string;
  /** To be consumed with the change. */
  readonly code: VerifiedCode;
}

/**
 * Checks the code of an address. Null where the edit leaves the address as it is. Throws `WRONG_CODE` and
 * `CODE_ATTEMPTS_EXCEEDED`, and before it `SUBJECT_MISSING` and `RIGHTS_EXCEEDED`.
 */
export async function proveAddress(
  context: AdminContext,
  admin: AdminCaller,
  { kind, id }: PersonAddress,
  { email: typed, emailCode = '', ticket = '' }: EditPersonRequest,
): Promise<ProvedAddress | null> {
  if (typed === undefined) return null;
  const email = readEmail(typed);
  const person = await requireManageable(context, admin, kind, id);
  if (person.email === email) return null;
  // Attempts count outside of the change, which a wrong code would roll back.
  return { email, code: await verifyCode(context.accounts, { email, purpose: PURPOSE }, { ticket, code: emailCode }) };
}

/** Tells the previous address, and ends the sessions and open codes, because the address decides who can reset the password. */
export async function replaceAddress(
  context: AdminContext,
  change: AdminChange,
  person: GrantedPerson,
  { email, code }: ProvedAddress,
): Promise<void> {
  await consumeCode(context.accounts, change.transaction, code);
  await enqueueNotice(context, change, 'addressChanged', person);
  await change.transaction.deleteFrom('email_codes').where('email', 'in', [person.email, email]).execute();
  await endSessions(change, person);
}
