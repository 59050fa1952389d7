import { type EmailConfigReply, IMPLICIT_TLS_PORT } from '../../../../core/contracts/admin-mail.ts';

/** How a connection is encrypted: from the start, by a switch that must succeed, or only if the mail server offers it. */
export type TlsMode = 'implicit' | 'required' | 'offered';

/** Port 587 is the one for submissions, where the server always requires the switch. */
const SUBMISSION_PORT = 587;

/** The mode that follows from port and switch (trap T26), as the server derives it. */
export function toTlsMode({ port, startTls }: Pick<EmailConfigReply, 'port' | 'startTls'>): TlsMode {
  if (port === IMPLICIT_TLS_PORT) return 'implicit';
  return startTls || port === SUBMISSION_PORT ? 'required' : 'offered';
}
