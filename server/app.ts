import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { BODY_LIMIT_BYTES } from '../src/core/contracts/define-call.ts';
import { guardedPlugin } from './http/admin-routes.ts';
import type { AppDeps } from './http/app-deps.ts';
import { boundCallRate } from './http/call-rate.ts';
import { addClientAddress } from './http/client-address.ts';
import { clientFileRoutes } from './http/client-files.ts';
import { boundConnections, boundForwardedRequests } from './http/connection-bounds.ts';
import * as limits from './http/constants.ts';
import { addCrossOrigin } from './http/cross-origin.ts';
import { discoveryRoutes } from './http/discovery.ts';
import { addFallbacks, answerError } from './http/fallbacks.ts';
import { healthRoute } from './http/health.ts';
import { addHostCheck } from './http/host-check.ts';
import { addMetrics } from './http/metrics.ts';
import { pageRoutes } from './http/pages.ts';
import { refusePipelining } from './http/pipelining.ts';
import { trackRequests } from './http/requests-in-progress.ts';
import { recordSecurityEvents } from './http/security-events.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { listAdminCalls, listPortalCalls, requireContracts, serviceCalls } from './http/service-calls.ts';
import { addUpgrades, closePlainUpgrades, toUpgradeOptions } from './http/upgrades.ts';
import { acceptOnlyPictures, uploadFileRoutes, uploadRoutes } from './http/upload-routes.ts';
import { createProxyTest } from './trusted-proxies.ts';

/** The whole server without a port: `listen` it, or `inject` requests. `bounds` are those of its connections. */
export async function createApp(
  deps: AppDeps,
  bounds: limits.HttpBounds = limits.HTTP_BOUNDS,
): Promise<FastifyInstance> {
  const isTrustedProxy = createProxyTest(deps.config.trustProxy);
  const setSecurityHeaders = createSecurityHeaders(deps.config);
  const app = Fastify({
    trustProxy: isTrustedProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: bounds.requestTimeoutMs,
    http: {
      headersTimeout: bounds.headersTimeoutMs,
      requestTimeout: bounds.requestTimeoutMs,
      connectionsCheckingInterval: bounds.checkingIntervalMs,
      ...toUpgradeOptions(deps),
    },
    connectionTimeout: limits.CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: limits.KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: limits.PARAMETER_LENGTH_MAX },
    // No hook sees these requests.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      answerError(error, request, reply, deps.log);
    },
  });
  refusePipelining(app);
  trackRequests(app);
  closePlainUpgrades(app);
  boundConnections(app, bounds, isTrustedProxy);
  requireContracts(app);
  recordSecurityEvents(app, deps.securityLog);
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply));
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: limits.COMPRESSION_THRESHOLD_BYTES,
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: limits.BROTLI_QUALITY } },
    globalDecompression: false,
  });
  addClientAddress(app, isTrustedProxy, deps.log);
  boundCallRate(app, deps.config.callsPerSecond);
  boundForwardedRequests(app, bounds, isTrustedProxy);
  addHostCheck(app, deps.config);
  addFallbacks(app, deps.clientBuild.manifest.landing, deps.log);
  addCrossOrigin(app, deps.config);
  addMetrics(app, deps);
  addUpgrades(app, deps);
  await app.register(healthRoute());
  await app.register(serviceCalls(deps, listPortalCalls(deps)));
  await app.register(guardedPlugin(serviceCalls(deps, listAdminCalls(deps))));
  await app.register(guardedPlugin(serviceCalls(deps, uploadRoutes(deps), acceptOnlyPictures)));
  await app.register(uploadFileRoutes(deps));
  await app.register(discoveryRoutes(deps));
  await app.register(pageRoutes(deps));
  await app.register(clientFileRoutes(deps));
  return app;
}
