import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { BASE_PATH, withBase } from '../../src/core/paths.ts';
import type { AppDeps } from './app-deps.ts';
import { ASSET_MAX_AGE_S } from './constants.ts';
import { toSilentWorkerPolicy } from './content-security-policy.ts';

/**
 * Not served as files: pages are rendered, manifest and views are for the server, the rest are encodings of other files.
 */
const NOT_SERVED = ['index.html', 'route-manifest.json', 'page-views.json', '**/*.br', '**/*.gz'];

/** The files of the client build, each registered as its own route, so that no path can lead anywhere else. */
export function clientFileRoutes({ clientBuild }: AppDeps): FastifyPluginAsync {
  const { directory, files, shell } = clientBuild;
  return async (app) => {
    await app.register(fastifyStatic, {
      root: directory,
      prefix: `${BASE_PATH}/`,
      wildcard: false,
      index: false,
      globIgnore: NOT_SERVED,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', isHashed(path, directory) ? IMMUTABLE : 'no-cache');
        reply.header('vary', 'accept-encoding');
        if (SILENT_WORKER.test(path)) reply.header('content-security-policy', SILENT_POLICY);
      },
    });
    app.addHook('onSend', async (_request, reply) => {
      // The file sender's table of media types is older than RFC 9239.
      const type = String(reply.getHeader('content-type') ?? '');
      if (type.startsWith('application/javascript')) reply.type('text/javascript; charset=utf-8');
    });
    app.get('/favicon.ico', (_request, reply) => {
      const icon = files.includes('favicon.ico') ? withBase('/favicon.ico') : shell.icon;
      return icon === null ? reply.callNotFound() : reply.redirect(icon, 302);
    });
  };
}

/** The first scripts of these workers: a worker obeys the policy of its own file, also for what it imports. */
const SILENT_WORKER = /[\\/]assets[\\/](?:json|json-types|yaml)\.worker-[^\\/]*\.js(?:\.(?:br|gz))?$/;
const SILENT_POLICY = toSilentWorkerPolicy();

const IMMUTABLE = `public, max-age=${ASSET_MAX_AGE_S}, immutable`;

/** Files below `assets/` carry a hash of their content in their name. */
function isHashed(path: string, directory: string): boolean {
  return path
    .slice(directory.length + 1)
    .replaceAll('\\', '/')
    .startsWith('assets/');
}
