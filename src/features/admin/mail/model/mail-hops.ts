/** The hops between this server and a delivered mail, in their order. */
export const MAIL_HOPS = ['dns', 'port', 'tls', 'auth', 'sender', 'recipient', 'message'] as const;
export type MailHop = (typeof MAIL_HOPS)[number];

export type HopState = 'passed' | 'failed' | 'unknown';

const HOP_OF_CODE: Readonly<Record<string, MailHop>> = {
  MAIL_HOST_FORBIDDEN: 'dns',
  MAIL_DNS_FAILED: 'dns',
  MAIL_PORT_FAILED: 'port',
  MAIL_TLS_FAILED: 'tls',
  MAIL_AUTH_FAILED: 'auth',
  MAIL_SENDER_REFUSED: 'sender',
  MAIL_RECIPIENT_REFUSED: 'recipient',
  MAIL_MESSAGE_REFUSED: 'message',
};

/** The hop at which a test failed; null for a code that names none, such as a missing answer. */
export function toFailingHop(code: string): MailHop | null {
  return HOP_OF_CODE[code] ?? null;
}

/** Whether a code says that mailing fails, so that settings can be saved in spite of it. */
export function isMailingFailure(code: string): boolean {
  return code === 'MAIL_TIMED_OUT' || (code !== 'MAIL_HOST_FORBIDDEN' && toFailingHop(code) !== null);
}

/** The state of every hop after a test; null for a code that names no hop. `failure` is null for a delivered mail. */
export function toHopStates(failure: string | null): readonly (readonly [MailHop, HopState])[] | null {
  if (failure === null) return MAIL_HOPS.map((hop) => [hop, 'passed'] as const);
  const failed = toFailingHop(failure);
  if (failed === null) return null;
  const at = MAIL_HOPS.indexOf(failed);
  return MAIL_HOPS.map((hop, index) => [hop, index < at ? 'passed' : index === at ? 'failed' : 'unknown'] as const);
}
