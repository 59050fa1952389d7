import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PageView } from '../../src/core/contracts/page-views.ts';
import type { PageHead } from '../../src/core/contracts/route-manifest.ts';
import { type Robots, renderHeadTags, toHeadTags } from '../../src/core/page-head.ts';
import { BASE_PATH, withBase } from '../../src/core/paths.ts';
import type { AppDeps } from '../app-deps.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';
import { renderPage } from './page-shell.ts';
import { toRequestOrigin } from './request-origin.ts';
import { toPath } from './request-path.ts';

/** The portal's pages: one shell with the head tags of the page and a nonce per request. */
export function pageRoutes({ config, clientBuild, createNonce }: AppDeps): FastifyPluginAsync {
  const { manifest, shell, views } = clientBuild;
  return async (app) => {
    for (const path of ['/', BASE_PATH, `${BASE_PATH}/`]) {
      app.get(path, (_request, reply) => reply.redirect(withBase(path === '/' ? '/' : manifest.landing), 302));
    }
    for (const page of manifest.pages) {
      const path = withBase(page.path);
      app.get(path, (request, reply) =>
        sendPage(request, reply, { ...page, path: toPagePath(request) }, findView(request), page.robots),
      );
      app.get(`${path}/`, (request, reply) => reply.redirect(withoutTrailingSlash(request.url), 308));
    }
    // The service worker stores this copy for pages that are opened offline.
    app.get(withBase('/index.html'), (request, reply) => sendPage(request, reply, manifest.fallback, null, 'noindex'));
  };

  /** The view of exactly this address, otherwise the view of the page without a query. */
  function findView(request: FastifyRequest): PageView | null {
    const path = toPagePath(request);
    return views.get(`${path}${request.url.slice(toPath(request.url).length)}`) ?? views.get(path) ?? null;
  }

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    head: PageHead,
    view: PageView | null,
    robots?: Robots,
  ): FastifyReply {
    const nonce = createNonce();
    const origin = toRequestOrigin(config.publicOrigin, request.protocol, request.host);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', toContentSecurityPolicy(nonce))
      .send(renderPage(shell, renderHeadTags(toHeadTags(head, origin, robots)), nonce, view));
  }
}

function toPagePath(request: FastifyRequest): string {
  return toPath(request.url).slice(BASE_PATH.length);
}

function withoutTrailingSlash(url: string): string {
  const path = toPath(url);
  return `${path.replace(/\/+$/, '')}${url.slice(path.length)}`;
}
