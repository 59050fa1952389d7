import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { BODY_LIMIT_BYTES } from '../src/core/contracts/define-call.ts';
import type { AppDeps } from './app-deps.ts';
import { clientFileRoutes } from './http/client-files.ts';
import * as limits from './http/constants.ts';
import { discoveryRoutes } from './http/discovery.ts';
import { addFallbacks, answerError } from './http/fallbacks.ts';
import { healthRoute } from './http/health.ts';
import { addMetrics } from './http/metrics.ts';
import { pageRoutes } from './http/pages.ts';
import { recordSecurityEvents } from './http/security-events.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { listServedCalls, requireContracts, serviceCalls } from './http/service-calls.ts';
import { addUpgrades } from './http/upgrades.ts';

/** The whole server without a port: `listen` it, or `inject` requests. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: deps.config.trustProxy.length > 0 ? [...deps.config.trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: limits.REQUEST_TIMEOUT_MS,
    connectionTimeout: limits.CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: limits.KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: limits.PARAMETER_LENGTH_MAX },
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply, deps.log);
    },
  });
  requireContracts(app);
  recordSecurityEvents(app, deps.securityLog);
  await addSecurityHeaders(app, deps.config);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: limits.COMPRESSION_THRESHOLD_BYTES,
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: limits.BROTLI_QUALITY } },
    globalDecompression: false,
  });
  addFallbacks(app, deps.clientBuild.manifest.landing, deps.log);
  addMetrics(app, deps);
  addUpgrades(app, deps);
  await app.register(healthRoute());
  await app.register(serviceCalls(deps, listServedCalls(deps)));
  await app.register(discoveryRoutes(deps));
  await app.register(pageRoutes(deps));
  await app.register(clientFileRoutes(deps));
  return app;
}
