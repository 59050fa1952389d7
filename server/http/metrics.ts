import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BASE_PATH, METRICS_PATH } from '../../src/core/paths.ts';
import { formatMetrics, METRICS_TYPE } from '../metrics/metric.ts';
import { createProcessMetrics } from '../metrics/process-metrics.ts';
import { createRequestMetrics } from '../metrics/request-metrics.ts';
import type { AppDeps } from './app-deps.ts';
import { readToken } from './request-parts.ts';

const ASSETS = `${BASE_PATH}/assets/`;
/** Other methods share one label, so that callers cannot create labels. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const MS_PER_S = 1000;

/**
 * Measures requests and serves the metrics to callers with the configured token. Without a token in the configuration nothing
 * is measured, and the path is unknown; it is also unknown to callers with another token or none.
 */
export function addMetrics(app: FastifyInstance, { config, readMetrics }: AppDeps): void {
  const { metricsToken } = config;
  if (metricsToken === null) return;
  const requests = createRequestMetrics();
  const ofProcess = createProcessMetrics();
  app.addHook('onClose', async () => ofProcess.stop());
  app.addHook('onResponse', (request, reply, done) => {
    requests.count({
      method: METHODS.includes(request.method) ? request.method : 'other',
      route: toRoute(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / MS_PER_S,
    });
    done();
  });
  app.get(METRICS_PATH, async (request, reply) => {
    if (!isSame(readToken(request) ?? '', metricsToken)) return reply.callNotFound();
    const metrics = [...requests.read(), ...ofProcess.read(), ...(await readMetrics())];
    return reply.header('cache-control', 'no-store').type(METRICS_TYPE).send(formatMetrics(metrics));
  });
}

/** The pattern of the route. The files of a build share one, because every release has other names. */
function toRoute({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'unknown';
  return url.startsWith(ASSETS) ? `${ASSETS}*` : url;
}

/** Takes the same time wherever the texts differ, and whatever their lengths are. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(toDigest(a), toDigest(b));
}

function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
