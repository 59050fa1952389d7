import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH } from '../../src/core/paths.ts';
import type { ServerConfig } from '../config.ts';
import { copy } from '../copy.ts';
import { reject } from './rejection.ts';
import { isServicePath, toPath } from './request-path.ts';

type HostConfig = Pick<ServerConfig, 'host' | 'publicOrigin' | 'allowedHosts'>;

/**
 * Answers 400 to requests with several `Host` headers (RFC 9112), and 421 to those for other host names. Otherwise a foreign page whose name its owner points to this server's address
 * would count as one of our pages (DNS rebinding). Health checks are answered under any name.
 */
export function addHostCheck(app: FastifyInstance, config: HostConfig): void {
  const isOwnHost = createHostTest(config);
  app.addHook('onRequest', async (request, reply) => {
    const path = toPath(request.url);
    // Node keeps the first one; a program in front may have read another.
    if (countHosts(request.raw.rawHeaders) > 1) return reject(request, reply, 400);
    if (path === HEALTH_PATH || isOwnHost(request.host)) return;
    if (isServicePath(path)) return reject(request, reply, 421);
    return reply
      .code(421)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(copy.answers.foreignHost);
  });
}

/** @param rawHeaders names and values in turns. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}

/**
 * Tells whether a `Host` header names this server: `localhost` and IP addresses, which a foreign name cannot imitate, the allowed
 * names, and the name of the public origin or, without one, the name that the server listens on.
 */
export function createHostTest({ host, publicOrigin, allowedHosts }: HostConfig): (header: string) => boolean {
  const own = publicOrigin === null ? host.toLowerCase() : new URL(publicOrigin).hostname;
  const names: readonly string[] = ['localhost', own, ...allowedHosts];
  return (header) => {
    const name = toName(header);
    return name !== null && (names.includes(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0);
  };
}

/** The name of a host header in small letters, without port and final dot; null for anything else. */
function toName(header: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(header) || !URL.canParse(`http://${header}`)) return null;
  return new URL(`http://${header}`).hostname.replace(/\.$/, '');
}
