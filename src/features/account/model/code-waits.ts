import { normalizeEmail } from '../../../core/auth/email.ts';
import type { CodePurpose } from '../../../core/contracts/accounts.ts';
import { z } from '../../../core/schema.ts';
import { hashText } from '../../../core/text/hash-text.ts';
import { CODE_VALID_MS, RESEND_WAIT_MAX_MS } from '../constants.ts';

/** What is known of the code that was last sent to an address for a purpose. Times in milliseconds since 1970. */
export interface CodeWait {
  /** Another one may be asked for from then on (trap T27). */
  readonly resendAt: number;
  /** It opens nothing after that; 0 once it is used. */
  readonly validUntil: number;
  readonly mailMode: 'smtp' | 'local';
}

export type CodeWaits = Readonly<Record<string, CodeWait>>;

const codeWaitsSchema = z.record(
  z.string(),
  z.object({ resendAt: z.number(), validUntil: z.number(), mailMode: z.enum(['smtp', 'local']) }),
);

/** One entry for an address and a purpose. A short hash: the browser of a library keeps nobody's address. */
export function toWaitKey(purpose: CodePurpose, email: string): string {
  return hashText(`${purpose}|${normalizeEmail(email)}`).toString(36);
}

export function toCodeWait(now: number, resendWaitS: number, mailMode: CodeWait['mailMode']): CodeWait {
  return { resendAt: now + resendWaitS * 1000, validUntil: now + CODE_VALID_MS, mailMode };
}

/** Stored text → waits that are not over, or null where the text is damaged. */
export function parseCodeWaits(text: string, now: number): CodeWaits | null {
  try {
    const parsed = codeWaitsSchema.safeParse(JSON.parse(text));
    return parsed.success ? pruneCodeWaits(parsed.data, now) : null;
  } catch {
    return null;
  }
}

/** Drops waits that are over, and limits those that a clock that was set back made longer than the server's. */
export function pruneCodeWaits(waits: CodeWaits, now: number): CodeWaits {
  const limited = Object.entries(waits).map(([key, wait]): [string, CodeWait] => [
    key,
    {
      ...wait,
      resendAt: Math.min(wait.resendAt, now + RESEND_WAIT_MAX_MS),
      validUntil: Math.min(wait.validUntil, now + CODE_VALID_MS),
    },
  ]);
  return Object.fromEntries(limited.filter(([, { resendAt, validUntil }]) => Math.max(resendAt, validUntil) > now));
}
