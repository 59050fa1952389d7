import { BASE_PATH, SERVICE_PREFIXES, UPLOADS_PATH } from '../../src/core/paths.ts';
import { URL_LENGTH_MAX } from './constants.ts';

/** Encoded separators and control characters, backslashes, and dot segments in any spelling. */
const AMBIGUOUS = /%(?:2f|5c|[01][0-9a-f]|7f)|\\|(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;

/** Files alone are below these. */
const FILE_PREFIXES = [`${BASE_PATH}/assets/`, `${UPLOADS_PATH}/`];

/** Path of a request as it was sent, without the query. */
export function toPath(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** Status that rejects an address before any route sees it, or null for a regular one. */
export function findAddressFault(url: string): 400 | 414 | null {
  if (url.length > URL_LENGTH_MAX) return 414;
  const path = toPath(url);
  // An absolute address is a request to a proxy, which this server is not.
  return !path.startsWith('/') || AMBIGUOUS.test(path) || !isDecodable(path) ? 400 : null;
}

/** Service paths are never answered with a page. */
export function isServicePath(path: string): boolean {
  return SERVICE_PREFIXES.some((prefix) => path.startsWith(prefix) || `${path}/` === prefix);
}

/** Whether an unknown path may be meant for a page of the portal. */
export function isPagePath(path: string): boolean {
  if (!path.startsWith(`${BASE_PATH}/`) || isServicePath(path)) return false;
  return !FILE_PREFIXES.some((prefix) => path.startsWith(prefix));
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
