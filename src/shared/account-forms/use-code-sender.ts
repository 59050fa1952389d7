import { useState } from 'react';
import { normalizeEmail } from '../../core/auth/email.ts';
import { type CodePurpose, type CodeSent, codeSentSchema } from '../../core/contracts/accounts.ts';
import { describeFailure, isUnanswered, toFailure } from '../api/failure.ts';
import { type Notice, toFailureNotice } from '../forms/notice.ts';
import { useCountdown } from '../forms/use-countdown.ts';
import { markCodeUsed, useCodeWait, writeCodeWait } from './code-wait-store.ts';
import { RESEND_WAIT_MAX_MS } from './constants.ts';
import { copy } from './copy.ts';
import { type CodeWait, toCodeWait } from './model/code-waits.ts';
import { toResendNotice } from './resend-notice.ts';

export interface CodeSender {
  /** The address in the form in which it is sent. */
  readonly email: string;
  readonly purpose: CodePurpose;
  /** A code was sent to this address and may still be valid. */
  readonly isSent: boolean;
  readonly mailMode: CodeWait['mailMode'];
  /** False where the answer did not tell whether a code was sent. */
  readonly isSure: boolean;
  /** To be sent with the code. */
  readonly ticket: string;
  readonly isSending: boolean;
  readonly secondsLeft: number;
  readonly notice: Notice | null;
  /** Requests a code. Resolves to true when one was or may have been sent, now or a moment ago. */
  send(): Promise<boolean>;
  /** Removes the notice: it does not apply to what the visitor does next. */
  dismissNotice(): void;
  /** The server sent a code without a request for it; `data` is that of its reply. */
  noteSent(data: unknown): void;
  /** The code can no longer be used. */
  noteUsed(): void;
}

/**
 * Sends codes to an address, and knows when the next may be requested, also after closing and reloading (trap T27). A request
 * resolves to null when no code was sent because none is needed.
 */
export function useCodeSender(
  purpose: CodePurpose,
  typedEmail: string,
  request: (email: string, ticket: string) => Promise<CodeSent | null>,
): CodeSender {
  const email = normalizeEmail(typedEmail);
  const wait = useCodeWait(purpose, email);
  const secondsLeft = useCountdown(wait?.resendAt ?? null, RESEND_WAIT_MAX_MS);
  const [isSending, setIsSending] = useState(false);
  const [shown, setShown] = useState<{ readonly email: string; readonly notice: Notice } | null>(null);
  const showNotice = (notice: Notice) => setShown({ email, notice });

  const { mailMode = 'smtp', ticket = '', isSure = true } = wait ?? {};
  const keep = (sent: CodeSent, isKnown = true) => writeCodeWait(purpose, email, toCodeWait(Date.now(), sent, isKnown));

  async function send(): Promise<boolean> {
    if (isSending) return false;
    if (wait !== null && secondsLeft > 0) {
      showNotice(toResendNotice(Date.now() + secondsLeft * 1000));
      return wait.validUntil > Date.now();
    }
    setIsSending(true);
    setShown(null);
    try {
      const sent = await request(email, ticket);
      if (sent !== null) keep(sent);
      return sent !== null;
    } catch (error) {
      return reject(error);
    } finally {
      setIsSending(false);
    }
  }

  function reject(error: unknown): boolean {
    const failure = toFailure(error);
    const { code, retryAfter } = failure;
    if (code === 'RESEND_TOO_EARLY' && retryAfter !== null) {
      const known = toCodeWait(Date.now(), { resendWait: retryAfter, mailMode, ticket });
      // Without a ticket the code belongs to another request, such as one of before the last logout.
      writeCodeWait(purpose, email, wait === null ? { ...known, validUntil: 0 } : known);
      showNotice(toResendNotice(Date.now() + retryAfter * 1000));
      return wait !== null;
    }
    const sent = codeSentSchema.safeParse(failure.data);
    if (sent.success) {
      // The server must not tell strangers whether it sent a code. A visitor who has received it continues.
      keep(sent.data, false);
      showNotice({ severity: 'warning', text: describeFailure(failure) });
      return true;
    }
    const fallback = purpose === 'reset' ? copy.code.failedReset : copy.code.failed;
    const network: Notice = { severity: 'error', text: copy.code.network };
    showNotice(isUnanswered(failure) ? network : toFailureNotice(failure, fallback));
    return false;
  }

  return {
    email,
    purpose,
    isSent: wait !== null && wait.validUntil > 0,
    mailMode,
    isSure,
    ticket,
    isSending,
    secondsLeft,
    // A message about one address does not apply to another.
    notice: shown?.email === email ? shown.notice : null,
    send,
    dismissNotice: () => setShown(null),
    noteSent(data) {
      const sent = codeSentSchema.safeParse(data);
      keep(sent.success ? sent.data : { resendWait: 0, mailMode, ticket });
    },
    noteUsed: () => markCodeUsed(purpose, email),
  };
}
