import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ANALYTICS_META } from '../../src/core/analytics.ts';
import type { Analytics } from '../../src/core/contracts/admin-system.ts';
import type { PageView } from '../../src/core/contracts/page-views.ts';
import type { PageHead } from '../../src/core/contracts/route-manifest.ts';
import { type Robots, renderHeadTags, toHeadTags } from '../../src/core/page-head.ts';
import { BASE_PATH, HOME_ALIAS_PATH, PORTAL_PATH, withBase } from '../../src/core/paths.ts';
import { escapeHtml } from '../../src/core/text/escape-html.ts';
import type { AppDeps } from './app-deps.ts';
import { compressPage } from './compress-page.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';
import { renderPage } from './page-shell.ts';
import { toRequestOrigin } from './request-origin.ts';
import { toPath } from './request-path.ts';

/** The portal's pages: one shell with the head tags of the page and a nonce per request. */
export function pageRoutes({ config, clientBuild, createNonce, readAnalytics }: AppDeps): FastifyPluginAsync {
  const { manifest, shell, views } = clientBuild;
  return async (app) => {
    for (const path of ['/', BASE_PATH, `${BASE_PATH}/`]) {
      app.get(path, (_request, reply) => reply.redirect(withBase(path === '/' ? '/' : manifest.landing), 302));
    }
    for (const path of [HOME_ALIAS_PATH, `${HOME_ALIAS_PATH}/`]) {
      app.get(withBase(path), (_request, reply) => reply.redirect(withBase(PORTAL_PATH), 308));
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
    const analytics = isCounted(toPagePath(request)) ? readAnalytics() : null;
    const policy = toContentSecurityPolicy({
      styleNonce: nonce,
      apiOrigin: manifest.apiOrigin,
      ...(analytics !== null && { connectOrigin: new URL(analytics.endpoint).origin }),
    });
    const tags = [renderHeadTags(toHeadTags(head, origin, robots)), ...(analytics === null ? [] : [toMeta(analytics)])];
    const page = renderPage(shell, tags.join('\n'), nonce, view);
    const { encoding, body } = compressPage(page, request.headers['accept-encoding']?.toString());
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', policy)
      .send(body);
  }
}

/** Page views of the portal are counted where an administrator sets it; those of the administration never. */
function isCounted(path: string): boolean {
  return path === PORTAL_PATH || path.startsWith(`${PORTAL_PATH}/`);
}

/** Says where page views are counted. It comes with the policy that allows it, also in a stored copy of the page. */
function toMeta(analytics: Analytics): string {
  return `<meta name="${ANALYTICS_META}" content="${escapeHtml(JSON.stringify(analytics))}" />`;
}

function toPagePath(request: FastifyRequest): string {
  return toPath(request.url).slice(BASE_PATH.length);
}

function withoutTrailingSlash(url: string): string {
  const path = toPath(url);
  return `${path.replace(/\/+$/, '')}${url.slice(path.length)}`;
}
