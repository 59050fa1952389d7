import { z } from '../../../src/core/schema.ts';
import { defineSetting } from './setting.ts';

const mailStateSchema = z.object({
  /** A super administrator chose local mode for now. */
  isPostponed: z.boolean(),
  /** Milliseconds since 1970 of the latest test mail; 0 without one. */
  testedAt: z.number(),
  /** Code of the hop at which it failed; empty for a delivered mail. */
  failure: z.string(),
  /** Names the settings that were tested, without the password. */
  tested: z.string(),
});
export type MailState = z.infer<typeof mailStateSchema>;

/** Choices and test results about the mail settings. */
export const MAIL_STATE = defineSetting<MailState>({
  key: 'mail-state',
  schema: mailStateSchema,
  initial: { isPostponed: false, testedAt: 0, failure: '', tested: '' },
});
