import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { HSTS_MAX_AGE_S } from './constants.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';
import { toRequestOrigin } from './request-origin.ts';

/** Allows what tools use, and closes what no tool has a reason to request. */
const PERMISSIONS_POLICY = [
  ...['fullscreen', 'display-capture', 'clipboard-read', 'clipboard-write'].map((name) => `${name}=(self)`),
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi'].map((name) => `${name}=()`),
].join(', ');

/** Adds the security headers to every answer, including errors. A page adds its nonce to the policy. */
export async function addSecurityHeaders(app: FastifyInstance, config: ServerConfig): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const policy = toContentSecurityPolicy();
  const transportSecurity = `max-age=${HSTS_MAX_AGE_S}${config.hstsSubdomains ? '; includeSubDomains' : ''}`;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    // Over plain http browsers ignore it.
    if (isHttps(request, config)) reply.header('strict-transport-security', transportSecurity);
  });
}

function isHttps(request: FastifyRequest, config: ServerConfig): boolean {
  return toRequestOrigin(config.publicOrigin, request.protocol, request.host).startsWith('https:');
}
