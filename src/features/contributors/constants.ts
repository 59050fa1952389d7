/**
 * The mailbox for contributions, in two parts so that the address is in no file as a whole. `.example` is reserved and
 * receives no mail: the operator of the product enters a mailbox here.
 */
export const CONTACT_MAILBOX = { name: 'hello', host: 'mythinkn.example' } as const;
