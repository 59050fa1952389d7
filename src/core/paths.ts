/**
 * Every path that client, server and tests share (doc 1 §2.1, doc 2 §2 and §7). Page paths here start with `/` and have no
 * base; `withBase` adds it where a full URL path is needed.
 */

/** The sub-path of the origin under which the whole application is served, without a trailing slash. */
export const BASE_PATH = '/mythinkn';

declare const __API_ORIGIN__: string | undefined;

/**
 * Origin of the server that answers service calls, signalling and uploaded pictures; empty where it is that of the pages
 * (doc 1's `{api}`). `vite.config.ts` writes it into the program; the server and the build itself read it as empty.
 */
export const API_ORIGIN: string = typeof __API_ORIGIN__ === 'string' ? __API_ORIGIN__ : '';

/** The portal home, and the prefix of every page of the portal. */
export const PORTAL_PATH = '/portal';

/** Where the portal home would be if it had a path like the tools. It leads there. */
export const HOME_ALIAS_PATH = '/portal/home';

/** The administration area. */
export const ADMIN_PATH = '/admin';

/** Service paths, complete with the base. Requests under them are never answered with a page. */
export const SERVICE_PREFIXES = [`${BASE_PATH}/api/`, `${BASE_PATH}/auth/`] as const;

/** Uploaded pictures, complete with the base. Requests under it are never answered with a page. */
export const UPLOADS_PATH = `${BASE_PATH}/uploads`;

/** Liveness of the process, complete with the base. */
export const HEALTH_PATH = `${BASE_PATH}/healthz`;

/** Numbers about the running server, complete with the base. */
export const METRICS_PATH = `${BASE_PATH}/metrics`;

/** The tool that `/` and unknown pages lead to once it is registered (doc 2 §2). */
export const DEFAULT_TOOL_ID = 'goal-focus';

/**
 * Marks the address of the landing page for a visitor who asked for an unknown page: the page then says so. Browsers send no
 * fragment to the server.
 */
export const UNKNOWN_PAGE_HASH = '#unknown-page';

/** Page path of a tool, or of one of its sub-paths: `portalPath('tool', '42')` is `/portal/tool/42`. */
export function portalPath(toolId: string, subPath = ''): string {
  const tool = `${PORTAL_PATH}/${toolId}`;
  return subPath === '' ? tool : `${tool}/${subPath}`;
}

/** Full URL path of a page path: `/portal` becomes `/mythinkn/portal`, `/` becomes `/mythinkn/`. */
export function withBase(pagePath: string): string {
  return `${BASE_PATH}${pagePath}`;
}
