import type { Kysely } from 'kysely';
import { type CodePurpose, type CodeSent, VERIFY_TYPES } from '../../src/core/contracts/accounts.ts';
import { z } from '../../src/core/schema.ts';
import type { Database } from '../db/schema.ts';

/** `local`: nothing is mailed, messages go to the terminal and to a folder. */
export type MailMode = CodeSent['mailMode'];

const shared = {
  to: z.string(),
  /** Whom the mail greets; nobody by name where it is missing. */
  username: z.string().optional(),
  /** Milliseconds since 1970; the mail is not sent afterwards. */
  expiresAt: z.number(),
};

export const mailSchema = z.discriminatedUnion('purpose', [
  z.object({ ...shared, purpose: z.enum(Object.keys(VERIFY_TYPES) as CodePurpose[]), code: z.string() }),
  /** Somebody asked for a registration code for an address that has an account: no code. */
  z.object({ ...shared, purpose: z.literal('registerTaken') }),
  /** To an address that gets nothing. It is dropped where others are sent, so that the server is as busy with it until then. */
  z.object({ ...shared, purpose: z.literal('nothing') }),
]);

/** What is to be told to whom. Its words are made when it is sent. */
export type Mail = z.infer<typeof mailSchema>;
/** One that is sent. */
export type SentMail = Exclude<Mail, { purpose: 'nothing' }>;

export interface Mailer {
  readonly mode: MailMode;
  /** Puts a mail in the queue. Given a transaction, it is sent only if that commits; call `wake` then. */
  enqueue(db: Kysely<Database>, mail: Mail): Promise<void>;
  /** Whether mails do not go out at present, so that nobody should be promised one. */
  isDown(): boolean;
  /** Looks at the queue soon; never waits, and does no harm when there is nothing to send. */
  wake(): void;
  /** Sends nothing new and waits for what is under way, for a bounded time. What is left is sent after the next start. */
  stop(): Promise<void>;
}
