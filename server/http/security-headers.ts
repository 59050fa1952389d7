import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { ServerConfig } from '../config.ts';
import { HSTS_MAX_AGE_S } from './constants.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';
import { toRequestOrigin } from './request-origin.ts';

/** Allows what tools use, and closes what no tool has a reason to request. */
const PERMISSIONS_POLICY = [
  ...['fullscreen', 'display-capture', 'clipboard-read', 'clipboard-write'].map((name) => `${name}=(self)`),
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi'].map((name) => `${name}=()`),
].join(', ');

/**
 * Returns a function that puts the security headers on an answer. Every answer needs them, including errors that no hook
 * sees. A page adds its nonce to the policy.
 */
export function createSecurityHeaders(config: ServerConfig): (request: FastifyRequest, reply: FastifyReply) => void {
  const setFixedHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const policy = toContentSecurityPolicy();
  const transportSecurity = `max-age=${HSTS_MAX_AGE_S}${config.hstsSubdomains ? '; includeSubDomains' : ''}`;
  return (request, reply) => {
    setFixedHeaders(request.raw, reply.raw, throwError);
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    // Over plain http browsers ignore it.
    if (isHttps(request, config)) reply.header('strict-transport-security', transportSecurity);
  };
}

function throwError(error?: unknown): void {
  if (error !== undefined) throw error;
}

function isHttps(request: FastifyRequest, config: ServerConfig): boolean {
  return toRequestOrigin(config.publicOrigin, request.protocol, request.host).startsWith('https:');
}
