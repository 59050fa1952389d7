import { normalizeEmail } from '../../../core/auth/email.ts';
import type { CodePurpose, CodeSent } from '../../../core/contracts/accounts.ts';
import { z } from '../../../core/schema.ts';
import { hashText } from '../../../core/text/hash-text.ts';
import { CODE_VALID_MS, RESEND_WAIT_MAX_MS } from '../constants.ts';

/** The last code sent to an address for a purpose. Times in milliseconds since 1970. */
export interface CodeWait {
  /** When another one may be requested (trap T27). */
  readonly resendAt: number;
  /** When it expires; 0 once it is used. */
  readonly validUntil: number;
  readonly mailMode: CodeSent['mailMode'];
  /** To be sent with the code; empty where the code belongs to another request, or the server has no tickets. */
  readonly ticket: string;
  /** False where the answer did not tell whether a code was sent. */
  readonly isSure: boolean;
}

export type CodeWaits = Readonly<Record<string, CodeWait>>;

const codeWaitsSchema = z.record(
  z.string(),
  z.object({
    resendAt: z.number(),
    validUntil: z.number(),
    mailMode: z.enum(['smtp', 'local']),
    ticket: z.string().default(''),
    isSure: z.boolean().default(true),
  }),
);

/** One entry per address and purpose. A short hash, so that a shared computer does not store addresses. */
export function toWaitKey(purpose: CodePurpose, email: string): string {
  return hashText(`${purpose}|${normalizeEmail(email)}`).toString(36);
}

/** Where nothing may have been sent, such as for a mistyped password, there is nothing to wait for. */
export function toCodeWait(now: number, { resendWait, mailMode, ticket }: CodeSent, isSure = true): CodeWait {
  return {
    resendAt: isSure ? now + resendWait * 1000 : now,
    validUntil: now + CODE_VALID_MS,
    mailMode,
    ticket,
    isSure,
  };
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

/** Drops waits that are over. Limits waits that became longer than the server's because the clock was set back. */
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
