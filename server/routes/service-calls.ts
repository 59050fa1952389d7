import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { copy } from '../copy.ts';
import { toRefusal } from '../services/refusal.ts';
import { isFromOwnPage } from '../services/same-origin.ts';
import { isRefusal, sendRefusal } from './account-refusals.ts';
import { accountRoutes } from './accounts.ts';
import { answerError } from './fallbacks.ts';
import { portalRoutes } from './portal.ts';

const READING_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** The calls under `/api` and `/auth`: JSON in, an envelope out, never cached, and changes only from our own pages. */
export function serviceCalls(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    acceptJsonAlone(app);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (READING_METHODS.includes(request.method) || isOwn(request, deps.config.publicOrigin)) return;
      return reply.code(403).send(toRefusal('403', copy.answers.foreignOrigin));
    });
    app.setErrorHandler((error: FastifyError, request, reply) =>
      isRefusal(error) ? sendRefusal(reply, error) : answerError(error, request, reply, deps.log),
    );
    await app.register(accountRoutes(deps));
    await app.register(portalRoutes(deps));
  };
}

/** A page elsewhere can send plain text without asking first, but not JSON. An empty body is left to the call's contract. */
function acceptJsonAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, null);
    else parse(request, body as string, done);
  });
}

function isOwn({ headers, host }: FastifyRequest, publicOrigin: string | null): boolean {
  const fetchSite = headers['sec-fetch-site'];
  return isFromOwnPage({
    origin: headers.origin,
    fetchSite: Array.isArray(fetchSite) ? fetchSite.join() : fetchSite,
    host,
    publicOrigin,
  });
}
