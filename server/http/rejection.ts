import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../src/core/contracts/envelope.ts';
import { copy } from '../copy.ts';
import { isServicePath, toPath } from './request-path.ts';

const MESSAGES: Readonly<Record<number, string>> = {
  403: copy.answers.foreignOrigin,
  404: copy.answers.notFound,
  405: copy.answers.methodNotAllowed,
  413: copy.answers.payloadTooLarge,
  414: copy.answers.urlTooLong,
  415: copy.answers.unsupportedMediaType,
  421: copy.answers.foreignHost,
  426: copy.answers.upgradeRequired,
  429: copy.answers.tooManyRequests,
};

/** Rejects a request: with an envelope for service calls and server faults, with an empty body for everything else. */
export function reject(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (status < 500 && !isServicePath(toPath(request.url))) return reply.removeHeader('content-type').send();
  for (const name of HEADERS_OF_FILES) reply.removeHeader(name);
  return reply.type('application/json; charset=utf-8').send(toErrorEnvelope(String(status), toMessage(status)));
}

/** An answer that fails halfway already has the headers of the file that it was meant to be. */
const HEADERS_OF_FILES = [
  'content-encoding',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];

export function toErrorEnvelope(code: string, message: string): Envelope<null> {
  return { code, message, data: null };
}

function toMessage(status: number): string {
  if (status >= 500) return copy.answers.serverError;
  return MESSAGES[status] ?? copy.answers.badRequest;
}
