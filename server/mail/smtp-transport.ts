import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { IMPLICIT_TLS_PORT } from '../../src/core/contracts/admin-mail.ts';
import type { SmtpConfig } from '../config.ts';
import { isLoopback } from '../loopback.ts';
import { SMTP_CONNECT_TIMEOUT_MS, SMTP_SILENCE_TIMEOUT_MS } from './constants.ts';
import type { MailTransport } from './mail-transport.ts';
import { toMimeMessage } from './mime-message.ts';

const SUBMISSION_PORT = 587;

/** Sends through a mail server, with one connection per mail: providers close idle connections at any time. */
export function createSmtpTransport(
  sender: Pick<SmtpConfig, 'from' | 'fromName'>,
  connection: SMTPTransportOptions,
): MailTransport {
  const transporter = createTransport(connection);
  return {
    mode: 'smtp',
    async send(message, signal) {
      await transporter.sendMail({
        ...toMimeMessage(message, { name: sender.fromName, address: sender.from }),
        signal,
      });
    },
  };
}

/**
 * Port 465 uses TLS from the start (trap T26). Port 587 must switch to TLS, and so must any other port when the settings
 * say so, or before a password is sent to another machine; otherwise TLS is used if the server offers it.
 */
export function toSmtpConnection({ host, port, credentials, startTls = false }: SmtpConfig): SMTPTransportOptions {
  const secure = port === IMPLICIT_TLS_PORT;
  return {
    host,
    port,
    secure,
    requireTLS: !secure && (startTls || port === SUBMISSION_PORT || (credentials !== null && !isLoopback(host))),
    ...(credentials === null ? {} : { auth: { user: credentials.username, pass: credentials.password } }),
    connectionTimeout: SMTP_CONNECT_TIMEOUT_MS,
    greetingTimeout: SMTP_CONNECT_TIMEOUT_MS,
    dnsTimeout: SMTP_CONNECT_TIMEOUT_MS,
    socketTimeout: SMTP_SILENCE_TIMEOUT_MS,
  };
}
