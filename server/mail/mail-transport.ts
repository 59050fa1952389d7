import type { MailMode } from './mail.ts';

/** A mail as it goes out. */
export interface MailMessage {
  /** Of the queue's row; the same at every attempt. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailTransport {
  readonly mode: MailMode;
  /** Resolves once the mail is handed over. Rejects soon after the signal aborts. */
  send(message: MailMessage, signal: AbortSignal): Promise<void>;
}
