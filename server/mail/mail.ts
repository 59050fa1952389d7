import type { Kysely } from 'kysely';
import { type CodePurpose, type CodeSent, VERIFY_TYPES } from '../../src/core/contracts/accounts.ts';
import { z } from '../../src/core/schema.ts';
import type { Database } from '../db/schema.ts';
import type { MailClass } from './mail-classes.ts';

/** `local`: nothing is mailed; messages go to the terminal and to a folder. */
export type MailMode = CodeSent['mailMode'];

const shared = {
  to: z.string(),
  /** Name for the greeting; without it the greeting is general. */
  username: z.string().optional(),
  /** Milliseconds since 1970; the mail is not sent afterwards. */
  expiresAt: z.number(),
};

export const mailSchema = z.discriminatedUnion('purpose', [
  z.object({
    ...shared,
    purpose: z.enum(Object.keys(VERIFY_TYPES) as CodePurpose[]),
    code: z.string(),
    /** Who asked for a code of a login entered the right password. */
    isPasswordKnown: z.boolean().optional(),
  }),
  /** For a registration code that was requested for a mailbox with an account, of that address: the mail has no code. */
  z.object({ ...shared, purpose: z.literal('registerTaken'), accountEmail: z.string().optional() }),
  /** What happened to an account. These mails have no code: their readers request one themselves. */
  z.object({
    ...shared,
    purpose: z.enum(['invitation', 'passwordCleared', 'addressChanged', 'passwordChanged', 'removalAsked']),
    /** Page to begin with; left out when the public address is not configured. */
    link: z.string().optional(),
  }),
  /**
   * For an address that receives nothing. The mail is dropped instead of sent, so the server does the same work until then.
   */
  z.object({ ...shared, purpose: z.literal('nothing') }),
]);

/** A mail in the queue. Its words are composed when it is sent. */
export type Mail = z.infer<typeof mailSchema>;
/** A mail that is actually sent. */
export type SentMail = Exclude<Mail, { purpose: 'nothing' }>;

export interface Mailer {
  readonly mode: MailMode;
  /** Puts a mail in the queue. With a transaction it is sent only if that commits; call `wake` afterwards. */
  enqueue(db: Kysely<Database>, mail: Mail, mailClass: MailClass): Promise<void>;
  /** Removes every waiting mail to an address. Mails that are being sent are not stopped. */
  discard(db: Kysely<Database>, to: string): Promise<void>;
  /**
   * Whether no mail of a class should be promised: mails cannot be sent at present, or too many of the class are waiting, in
   * all processes together.
   */
  isFull(mailClass: MailClass): Promise<boolean>;
  /** Whether mails cannot be sent at present. */
  isDown(): boolean;
  /** Makes the queue send all due mails at its next beat. Returns at once; harmless when no mail is due. */
  wake(): void;
  /** Starts no new mail and waits for those in progress, for a limited time. The rest is sent after the next start. */
  stop(): Promise<void>;
}
