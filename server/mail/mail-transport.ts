import type { MailMode } from './mail.ts';

/** A mail as it is sent. */
export interface MailMessage {
  /** Id of the queue's row; the same at every attempt. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailTransport {
  readonly mode: MailMode;
  /** Resolves when the mail has been handed over. Rejects soon after the signal aborts. */
  send(message: MailMessage, signal: AbortSignal): Promise<void>;
}
