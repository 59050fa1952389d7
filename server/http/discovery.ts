import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_PATH, SERVICE_PREFIXES, withBase } from '../../src/core/paths.ts';
import { toSiteMapPaths } from '../../src/core/site-map.ts';
import { escapeHtml } from '../../src/core/text/escape-html.ts';
import type { AppDeps } from './app-deps.ts';
import { toRequestOrigin } from './request-origin.ts';

/** What search engines read: the site map and the robots file. Both contain absolute addresses. */
export function discoveryRoutes({ config, clientBuild }: AppDeps): FastifyPluginAsync {
  const pages = toSiteMapPaths(clientBuild.manifest.pages);
  return async (app) => {
    app.get(withBase('/sitemap.xml'), (request, reply) =>
      sendText(reply, 'application/xml; charset=utf-8', renderSitemap(pages, toOrigin(request))),
    );
    for (const path of ['/robots.txt', withBase('/robots.txt')]) {
      app.get(path, (request, reply) => sendText(reply, 'text/plain; charset=utf-8', renderRobots(toOrigin(request))));
    }
  };

  function toOrigin(request: FastifyRequest): string {
    return toRequestOrigin(config.publicOrigin, request.protocol, request.host);
  }
}

export function renderSitemap(paths: readonly string[], origin: string): string {
  const entries = paths.map((path) => `  <url><loc>${escapeHtml(`${origin}${withBase(path)}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function renderRobots(origin: string): string {
  const closed = [...SERVICE_PREFIXES, withBase(ADMIN_PATH)];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}${withBase('/sitemap.xml')}`,
    '',
  ].join('\n');
}

function sendText(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(type).header('cache-control', 'no-cache').header('vary', 'accept-encoding').send(text);
}
