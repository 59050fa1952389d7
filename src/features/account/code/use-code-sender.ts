import { useState } from 'react';
import { normalizeEmail } from '../../../core/auth/email.ts';
import { type CodePurpose, type CodeSent, codeSentSchema } from '../../../core/contracts/accounts.ts';
import { isUnanswered, toFailure } from '../../../shared/api/failure.ts';
import { copy } from '../copy.ts';
import { type CodeWait, toCodeWait } from '../model/code-waits.ts';
import { type Notice, toRefusalNotice, toResendNotice } from '../notice.ts';
import { markCodeUsed, useCodeWait, writeCodeWait } from './code-wait-store.ts';
import { useCountdown } from './use-countdown.ts';

export interface CodeSender {
  /** The address that a code goes to, as it is sent. */
  readonly email: string;
  readonly purpose: CodePurpose;
  /** A code was sent to this address and may still be good. */
  readonly isSent: boolean;
  readonly mailMode: CodeWait['mailMode'];
  readonly isSending: boolean;
  readonly secondsLeft: number;
  readonly notice: Notice | null;
  /** Asks for a code. True when one is on its way or was sent a moment ago. */
  send(): Promise<boolean>;
  /** The server says that a code was sent without being asked for; `data` of its answer. */
  noteSent(data: unknown): void;
  noteUsed(): void;
}

/** Sends codes to an address, and knows when the next may be asked for, also after closing and reloading (trap T27). */
export function useCodeSender(
  purpose: CodePurpose,
  typedEmail: string,
  request: (email: string) => Promise<CodeSent>,
): CodeSender {
  const email = normalizeEmail(typedEmail);
  const wait = useCodeWait(purpose, email);
  const secondsLeft = useCountdown(wait?.resendAt ?? null);
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState<{ readonly email: string; readonly notice: Notice } | null>(null);
  const say = (notice: Notice) => setSaid({ email, notice });

  const keep = ({ resendWait, mailMode }: CodeSent) =>
    writeCodeWait(purpose, email, toCodeWait(Date.now(), resendWait, mailMode));

  async function send(): Promise<boolean> {
    if (isSending) return false;
    if (wait !== null && wait.resendAt > Date.now()) {
      say(toResendNotice(wait.resendAt));
      return wait.validUntil > Date.now();
    }
    setIsSending(true);
    setSaid(null);
    try {
      keep(await request(email));
      return true;
    } catch (error) {
      return refuse(error);
    } finally {
      setIsSending(false);
    }
  }

  function refuse(error: unknown): boolean {
    const failure = toFailure(error);
    const { code, retryAfter } = failure;
    if (code === 'RESEND_TOO_EARLY' && retryAfter !== null) {
      keep({ resendWait: retryAfter, mailMode: wait?.mailMode ?? 'smtp' });
      say(toResendNotice(Date.now() + retryAfter * 1000));
      return true;
    }
    const fallback = purpose === 'reset' ? copy.code.failedReset : copy.code.failed;
    const network: Notice = { severity: 'error', text: copy.code.network };
    say(isUnanswered(failure) ? network : toRefusalNotice(failure, fallback));
    return false;
  }

  return {
    email,
    purpose,
    isSent: wait !== null && wait.validUntil > 0,
    mailMode: wait?.mailMode ?? 'smtp',
    isSending,
    secondsLeft,
    // What was said of one address says nothing of another.
    notice: said?.email === email ? said.notice : null,
    send,
    noteSent(data) {
      const sent = codeSentSchema.safeParse(data);
      keep(sent.success ? sent.data : { resendWait: 0, mailMode: wait?.mailMode ?? 'smtp' });
    },
    noteUsed: () => markCodeUsed(purpose, email),
  };
}
