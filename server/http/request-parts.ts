import type { FastifyRequest } from 'fastify';
import type { Call, CallInput } from '../../src/core/contracts/define-call.ts';
import { DEVICE_HEADER } from '../../src/core/contracts/device-header.ts';
import type { RequestIssue } from '../../src/core/contracts/envelope.ts';
import { apiError } from '../api-error.ts';
import { toRequestIssues } from '../request-issues/request-issues.ts';
import type { Caller } from '../services/caller.ts';
import { listNetworks, toNetwork, toRoomCode } from '../services/network-address.ts';
import { clientAddressOf, isAddressDoubtful } from './client-address.ts';

const PARTS = ['params', 'query', 'body'] as const;
const ISSUES_MAX = 20;

/** The parts of a request that the call's contract names. Throws `INVALID_REQUEST` with the first 20 issues of all parts. */
export function parseRequest<C extends Call>(call: C, request: FastifyRequest): CallInput<C> {
  const input: Record<string, unknown> = {};
  const issues: RequestIssue[] = [];
  for (const part of PARTS) {
    const schema = call[part];
    if (schema === undefined) continue;
    const parsed = schema.safeParse(request[part]);
    if (parsed.success) input[part] = parsed.data;
    else issues.push(...parsed.error.issues.flatMap((issue) => toRequestIssues(issue, request[part])));
  }
  if (issues.length > 0) throw apiError('INVALID_REQUEST', { data: { issues: issues.slice(0, ISSUES_MAX) } });
  return input as CallInput<C>;
}

export function toCaller(request: FastifyRequest): Caller {
  const ip = clientAddressOf(request);
  const { address, key: network } = toNetwork(ip);
  const room = isAddressDoubtful(request) ? null : toRoomCode(ip);
  const userAgent = request.headers['user-agent'];
  return {
    address,
    network,
    networks: listNetworks(ip),
    room,
    userAgent,
    device: readDevice(request),
    token: readToken(request) ?? undefined,
  };
}

/** The token of a device that an account signed in on before. */
function readDevice({ headers }: FastifyRequest): string | undefined {
  const device = headers[DEVICE_HEADER];
  return typeof device === 'string' && device !== '' ? device : undefined;
}

/** The token of the header `Authorization`; null without one. */
export function readToken({ headers }: FastifyRequest): string | null {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
