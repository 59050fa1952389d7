import { parseUrl } from './parse-url.ts';

/** The policy of a page lists this host, so it has no characters with a meaning there. */
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|.+\.localhost)$/;

/**
 * Whether pages may be built for a service at this origin: https, or http on the own machine, in the spelling of browsers.
 * An IPv6 address is none, because a content security policy cannot name it.
 */
export function isServiceOrigin(text: string): boolean {
  const url = parseUrl(text);
  if (url === null || url.origin !== text || !HOST.test(url.hostname)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}
