import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { copy } from '../copy.ts';
import type { Log } from '../log/log.ts';

const FORWARDED_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded'] as const;
/** Senders of forwarded headers that the log names; more are probably not proxies. */
const REPORTED_SENDERS_MAX = 10;

const addresses = new WeakMap<FastifyRequest, string>();
const doubtful = new WeakSet<FastifyRequest>();

/** Address of the client as it was when the request arrived: later its connection may be gone, and the address with it. */
export function clientAddressOf(request: FastifyRequest): string {
  return addresses.get(request) ?? request.ip;
}

/**
 * Whether the client or a proxy that is not trusted has sent a forwarded header. Behind such a proxy all callers have its
 * address, so they must not count as devices of one network.
 */
export function isAddressDoubtful(request: FastifyRequest): boolean {
  return doubtful.has(request);
}

/**
 * Remembers the address of every client. Of a trusted proxy the header `X-Forwarded-For` is believed, also where it writes ports and
 * brackets; `X-Forwarded-Host` never is. The log names, once, another sender of such headers, which may be a forgotten proxy.
 */
export function addClientAddress(
  app: FastifyInstance,
  isTrustedProxy: (address: string) => boolean,
  log: Pick<Log, 'error'>,
): void {
  const reported = new Set<string>();
  app.addHook('onRequest', async (request) => {
    const { headers, socket } = request.raw;
    const sender = socket.remoteAddress ?? '';
    delete headers['x-forwarded-host'];
    if (isTrustedProxy(sender)) removePorts(headers);
    else if (FORWARDED_HEADERS.some((name) => headers[name] !== undefined)) {
      doubtful.add(request);
      report(sender);
    }
    addresses.set(request, request.ip);
  });

  function report(sender: string): void {
    if (reported.has(sender) || reported.size >= REPORTED_SENDERS_MAX) return;
    reported.add(sender);
    log.error(copy.warnings.untrustedProxy(sender));
  }
}

function removePorts(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return;
  headers['x-forwarded-for'] = String(forwarded).split(',').map(toBareAddress).join(', ');
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711` as addresses without port and brackets. */
function toBareAddress(text: string): string {
  const match = /^\[([^\]]+)\](?::\d+)?$/.exec(text.trim()) ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text.trim());
  return match?.[1] ?? text.trim();
}
