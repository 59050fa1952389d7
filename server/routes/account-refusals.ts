import type { FastifyReply } from 'fastify';
import { AppError } from '../../src/core/errors.ts';
import { copy } from '../copy.ts';
import type { Refusal, RefusalCode, RefusalDetails } from '../services/accounts/refusal.ts';

/**
 * HTTP status of every refusal. 401 says that the session is over, and nothing else: a wrong password must not sign anybody
 * out who is signed in elsewhere in the same browser (trap T12).
 */
const STATUS: Readonly<Record<RefusalCode, number>> = {
  NEED_EMAIL_VERIFICATION: 200,
  WRONG_CREDENTIALS: 400,
  WRONG_CODE: 400,
  CODE_ATTEMPTS_EXCEEDED: 400,
  RESEND_TOO_EARLY: 429,
  TOO_MANY_ATTEMPTS: 429,
  TOO_MANY_CODES: 429,
  USERNAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  INVALID_EMAIL: 400,
  INVALID_USERNAME: 400,
  PASSWORD_TOO_SHORT: 400,
  PASSWORD_WEAK: 400,
  PASSWORD_COMMON: 400,
  PASSWORD_UNCHANGED: 400,
  PASSWORDS_DIFFER: 400,
  WRONG_PASSWORD: 400,
  ACCOUNT_DISABLED: 403,
  MAIL_UNAVAILABLE: 503,
  UNAUTHENTICATED: 401,
  INCOMPLETE: 400,
  TOO_BUSY: 503,
};

/** Refusals without a business code of their own. */
const PLAIN: readonly RefusalCode[] = ['UNAUTHENTICATED', 'INCOMPLETE'];

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof AppError && Object.hasOwn(STATUS, error.code);
}

/** The envelope of a refusal, with how long to wait where waiting helps. */
export function sendRefusal(reply: FastifyReply, { code, details }: Refusal): FastifyReply {
  const status = STATUS[code];
  const { retryAfter, data }: RefusalDetails = details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
  const words = copy.refusals[code];
  return reply.code(status).send({
    code: PLAIN.includes(code) ? String(status) : code,
    message: typeof words === 'function' ? words(details) : words,
    data: data ?? (retryAfter === undefined ? null : { retryAfter }),
  });
}
