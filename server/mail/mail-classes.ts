/**
 * Who waits for a mail; the first class is sent first. `proved`: a caller who has shown the password or a session.
 * `member`: codes that anyone may request for an existing account. `newcomer`: registrations.
 */
export const MAIL_PRIORITIES = { proved: 0, member: 1, newcomer: 2 } as const;
export type MailClass = keyof typeof MAIL_PRIORITIES;
type MailPriority = (typeof MAIL_PRIORITIES)[MailClass];

/** Parts of the mails an hour that a class and those before it may use together. */
const BUDGET_SHARES: Readonly<Record<MailPriority, number>> = { 0: 1, 1: 0.8, 2: 0.5 };

/** How many of `perHour` mails may be sent before a mail of this priority has to wait. */
export function toBudget(perHour: number, priority: number): number {
  return Math.max(1, Math.floor(perHour * (BUDGET_SHARES[priority as MailPriority] ?? 0)));
}
