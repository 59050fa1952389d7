import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CodePurpose } from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';
import type { AccountsContext } from './accounts-context.ts';
import { CLOCK_AHEAD_MAX_MS, CODE_LIFETIME_MS } from './constants.ts';

export type CodesContext = Pick<AccountsContext, 'db' | 'codeKey' | 'now' | 'createId'>;

/** What a code is for. */
export interface CodeSlot {
  /** Normalized. */
  readonly email: string;
  readonly purpose: CodePurpose;
}

/** What the network of a ticket begins with whose answer did not tell whether its code was mailed: it was not, or it was. */
export const CLOSED_PREFIX = 'closed:';
export const MAILED_PREFIX = 'mailed:';

/** The columns of a code that was just opened, or renewed. Without a code none is right. */
export function toOpened(context: CodesContext, slot: CodeSlot, ticket: string, code: string | null) {
  const now = context.now();
  return {
    code_hash: toHash(context, slot, ticket, code ?? context.createId()),
    attempts: 0,
    created_at: now,
    expires_at: now + CODE_LIFETIME_MS,
    used_at: null,
  };
}

export function toHash({ codeKey }: CodesContext, { email, purpose }: CodeSlot, ticket: string, code: string): string {
  return createHmac('sha256', codeKey).update(`${purpose}|${email}|${ticket}|${code}`).digest('hex');
}

/** An update of the open code with a ticket. */
export function updateOpen(
  { now }: CodesContext,
  executor: Kysely<Database>,
  { email, purpose }: CodeSlot,
  ticket: string,
) {
  return executor
    .updateTable('email_codes')
    .where('id', '=', ticket)
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('created_at', '<=', now() + CLOCK_AHEAD_MAX_MS)
    .where('expires_at', '>', now());
}

/** The open codes of a slot. Codes that are dated further ahead than a minute were opened while the clock was wrong. */
export function selectOpen({ now }: CodesContext, executor: Kysely<Database>, { email, purpose }: CodeSlot) {
  return executor
    .selectFrom('email_codes')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('created_at', '<=', now() + CLOCK_AHEAD_MAX_MS)
    .where('expires_at', '>', now());
}
