import { DAY_MS } from '../accounts/constants.ts';

/** An initial password that was not changed by then no longer opens the account. */
export const INITIAL_PASSWORD_LIFETIME_MS = DAY_MS;
/** Characters of a generated password that are not mistaken for each other, and how many of them in how many groups. */
export const GENERATED_PASSWORD = { alphabet: 'abcdefghjkmnpqrstuvwxyz23456789', group: 5, groups: 4 } as const;

/** Test mails of one super administrator. */
export const MAIL_TESTS = { limit: 5, windowMs: 60_000 } as const;
