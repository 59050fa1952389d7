import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import type { SmtpConfig } from '../config.ts';
import { isLoopback } from '../loopback.ts';
import { SMTP_CONNECT_TIMEOUT_MS, SMTP_SILENCE_TIMEOUT_MS } from './constants.ts';
import type { MailTransport } from './mail-transport.ts';
import { toMimeMessage } from './mime-message.ts';

const IMPLICIT_TLS_PORT = 465;
const SUBMISSION_PORT = 587;

/** Sends through a mail server, one connection per mail: idle ones are cut by providers just when they are needed. */
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
 * 465 speaks TLS from the start (trap T26). 587 must change over to TLS, as must any other port before a password is sent to
 * another machine; where neither is the case TLS is used if it is offered.
 */
export function toSmtpConnection({ host, port, credentials }: SmtpConfig): SMTPTransportOptions {
  const secure = port === IMPLICIT_TLS_PORT;
  return {
    host,
    port,
    secure,
    requireTLS: !secure && (port === SUBMISSION_PORT || (credentials !== null && !isLoopback(host))),
    ...(credentials === null ? {} : { auth: { user: credentials.username, pass: credentials.password } }),
    connectionTimeout: SMTP_CONNECT_TIMEOUT_MS,
    greetingTimeout: SMTP_CONNECT_TIMEOUT_MS,
    dnsTimeout: SMTP_CONNECT_TIMEOUT_MS,
    socketTimeout: SMTP_SILENCE_TIMEOUT_MS,
  };
}
