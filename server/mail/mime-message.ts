import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail-transport.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Headers and parts of a mail. Addresses are given as such, never as a text that could be read as several. */
export function toMimeMessage({ id, to, subject, text, html }: MailMessage, from: Sender): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    // The same at every attempt, so that a mailbox can tell a mail that arrived twice.
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    // Keeps absence notices from answering.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
