import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UNKNOWN_PAGE_HASH, withBase } from '../../src/core/paths.ts';
import type { Log } from '../log/log.ts';
import { reject } from './rejection.ts';
import { findAddressFault, isPagePath, isServicePath, toPath } from './request-path.ts';

/** Answers requests that match no route, are malformed, or fail. `landing` is a page path. */
export function addFallbacks(app: FastifyInstance, landing: string, log: Log): void {
  app.addHook('onRequest', async (request, reply) => {
    const fault = findAddressFault(request.url);
    return fault === null ? undefined : reject(request, reply, fault);
  });
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, landing));
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, log));
}

/** Answers an error. The log gets the details with the path, but without the query, which may contain a secret. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 416) return reject(request, reply.header('content-range', toLength(error)), status);
  if (status >= 400 && status < 500) return reject(request, reply, status);
  log.error(`${request.method} ${toPath(request.url)}`, error);
  return reject(request, reply, Math.max(status, 500));
}

/** The length of the file whose range was asked for in vain, as the file sender tells it (RFC 9110, 15.5.17). */
function toLength(error: FastifyError): string {
  const headers = 'headers' in error ? (error.headers as Readonly<Record<string, string>>) : {};
  return headers['Content-Range'] ?? 'bytes */*';
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply, landing: string): FastifyReply {
  const path = toPath(request.url);
  if (isServicePath(path)) return reject(request, reply, 404);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reject(request, reply.header('allow', 'GET, HEAD'), 405);
  }
  if (isPagePath(path) && acceptsPage(request)) return reply.redirect(`${withBase(landing)}${UNKNOWN_PAGE_HASH}`, 302);
  return reject(request, reply, 404);
}

/** Only navigations accept HTML explicitly; scripts and images must get a 404 when their file is missing. */
function acceptsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}
