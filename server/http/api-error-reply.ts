import type { FastifyReply } from 'fastify';
import { errorFacts } from '../../src/core/contracts/error-codes.ts';
import type { ApiError, ApiErrorDetails } from '../api-error.ts';
import { copy } from '../copy.ts';
import { noteFacts } from './call-facts.ts';

/** Answers with the envelope of an API error, and with the time to wait where waiting helps. */
export function sendApiError(reply: FastifyReply, { code, details }: ApiError): FastifyReply {
  noteFacts(reply.request, { code });
  const { status, isPlain = false } = errorFacts(code);
  const { retryAfter, data }: ApiErrorDetails = details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const words = copy.errors[code];
  return reply.code(status).send({
    code: isPlain ? String(status) : code,
    message: typeof words === 'function' ? words(details) : words,
    data: data ?? (retryAfter === undefined ? null : { retryAfter }),
  });
}
