import type { SendMailOptions } from 'nodemailer';
import { AppError } from '../../src/core/errors.ts';
import type { MailMessage } from './mail-transport.ts';

interface Sender {
  readonly name: string;
  readonly address: string;
}

/**
 * Blanks, control characters, and characters that separate or quote addresses: `x,victim@example.com` would reach another
 * recipient.
 */
const NOT_IN_ADDRESS = /[\s\p{C}<>()[\]\\,:;"]/u;

/**
 * Headers and parts of a mail. Throws `BAD_ADDRESS` for a recipient that could be read as another address or as several.
 */
export function toMimeMessage({ id, to, subject, text, html }: MailMessage, from: Sender): SendMailOptions {
  if (NOT_IN_ADDRESS.test(to))
    throw new AppError('BAD_ADDRESS', 'The address of the recipient has characters of no address');
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    // The same at every attempt, so that mailboxes can recognize duplicates.
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
