import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { apiError, isApiError } from '../api-error.ts';
import { copy } from '../copy.ts';
import { isStorageFull } from '../db/storage-full.ts';
import { findSession } from '../services/accounts/sessions.ts';
import { accountRoutes } from './account-routes.ts';
import { adminAccessRoutes } from './admin-access-routes.ts';
import { adminHealthRoutes } from './admin-health-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { adminSystemRoutes } from './admin-system-routes.ts';
import { sendApiError } from './api-error-reply.ts';
import type { AppDeps } from './app-deps.ts';
import { answerError } from './fallbacks.ts';
import { flockRoutes } from './flock-routes.ts';
import { lanRoutes } from './lan-routes.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { portalRoutes } from './portal-routes.ts';
import { toErrorEnvelope } from './rejection.ts';
import { isServicePath } from './request-path.ts';
import { isFromOwnPage } from './same-origin.ts';
import { registerCalls, type ServedCall } from './serve-call.ts';
import { sessionRoutes } from './session-routes.ts';
import { uploadRoutes } from './upload-routes.ts';

const READING_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

type CallDeps = Pick<
  AppDeps,
  'accounts' | 'settings' | 'flock' | 'lan' | 'config' | 'adminAccess' | 'log' | 'vulnerabilities'
>;

/** Every service call that the server answers. */
export function listServedCalls(deps: CallDeps): readonly ServedCall[] {
  return [...listPortalCalls(deps), ...listAdminCalls(deps), ...uploadRoutes(deps)];
}

/** The service calls of the portal and of the way into the administration. */
export function listPortalCalls(deps: CallDeps): readonly ServedCall[] {
  return [
    ...accountRoutes(deps),
    ...sessionRoutes(deps),
    ...ownAccountRoutes(deps),
    ...portalRoutes(deps),
    ...flockRoutes(deps),
    ...lanRoutes(deps),
    ...adminAccessRoutes(deps),
  ];
}

/** The calls of the administration that take JSON. */
export function listAdminCalls(deps: CallDeps): readonly ServedCall[] {
  return [...adminRoutes(deps), ...adminSystemRoutes(deps), ...adminHealthRoutes(deps)];
}

/**
 * The calls under `/api` and `/auth`: JSON in, an envelope out, never cached, and changes only from our own pages and those
 * of configured clients. Calls that take other bodies say so with `acceptBodies`.
 */
export function serviceCalls(
  deps: Pick<AppDeps, 'accounts' | 'config' | 'log'>,
  served: readonly ServedCall[],
  acceptBodies: (app: FastifyInstance) => void = acceptOnlyJson,
): FastifyPluginAsync {
  return async (app) => {
    acceptBodies(app);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (READING_METHODS.includes(request.method) || isOwn(request, deps.config)) return;
      return reply.code(403).send(toErrorEnvelope('403', copy.answers.foreignOrigin));
    });
    app.setErrorHandler((error: FastifyError, request, reply) => {
      if (isApiError(error)) return sendApiError(reply, error);
      if (!isStorageFull(error)) return answerError(error, request, reply, deps.log);
      deps.log.error(copy.data.storageFull, error);
      return sendApiError(reply, apiError('STORAGE_FULL'));
    });
    registerCalls(app, served, {
      findSession: (token) => findSession(deps.accounts, token),
      now: () => deps.accounts.now(),
    });
  };
}

/**
 * Makes the start fail when a route under a service path has no contract, because nothing would guard it. Upgrade routes
 * guard themselves.
 */
export function requireContracts(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (isServicePath(url) && config?.call === undefined && config?.isUpgrade !== true)
      throw new Error(`${method} ${url} has no call contract`);
  });
}

/** A foreign page can send plain text without a preflight, but not JSON. An empty body is left to the call's contract. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, null);
    else parse(request, body as string, done);
  });
}

type OriginConfig = Pick<AppDeps['config'], 'publicOrigin' | 'clientOrigins'>;

function isOwn({ headers, host }: FastifyRequest, { publicOrigin, clientOrigins }: OriginConfig): boolean {
  const fetchSite = headers['sec-fetch-site'];
  return isFromOwnPage({
    origin: headers.origin,
    fetchSite: Array.isArray(fetchSite) ? fetchSite.join() : fetchSite,
    host,
    publicOrigin,
    clientOrigins,
  });
}
