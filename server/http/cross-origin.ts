import type { FastifyInstance } from 'fastify';
import { DEVICE_HEADER } from '../../src/core/contracts/device-header.ts';
import type { ServerConfig } from '../config.ts';
import { isServicePath, toPath } from './request-path.ts';

/** What a page may send beyond the headers that need no permission. */
const REQUEST_HEADERS = `authorization, content-type, ${DEVICE_HEADER}`;
const REQUEST_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** What a page may read beyond the headers that need no permission. */
const REPLY_HEADERS = 'content-disposition, retry-after';
/** Chromium remembers a permission for at most two hours. A withdrawn origin is refused by the calls themselves. */
const PREFLIGHT_MAX_AGE_S = 7200;

/**
 * Lets the pages of configured clients call the service paths and read the answers (CORS). An answer names exactly the origin
 * that asked. Credentials are not allowed, because sessions need no cookies. Without configured clients no answer has any of
 * these headers.
 */
export function addCrossOrigin(app: FastifyInstance, { clientOrigins }: Pick<ServerConfig, 'clientOrigins'>): void {
  if (clientOrigins.length === 0) return;
  app.addHook('onRequest', async ({ url, method, headers }, reply) => {
    if (!isServicePath(toPath(url))) return;
    reply.header('vary', 'origin');
    const { origin } = headers;
    if (origin === undefined || !clientOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', REPLY_HEADERS);
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return;
    return reply
      .code(204)
      .header('cache-control', 'no-store')
      .header('access-control-allow-methods', REQUEST_METHODS)
      .header('access-control-allow-headers', REQUEST_HEADERS)
      .header('access-control-max-age', PREFLIGHT_MAX_AGE_S)
      .send();
  });
}
