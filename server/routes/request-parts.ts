import type { FastifyRequest } from 'fastify';
import type { z } from '../../src/core/schema.ts';
import type { Caller } from '../services/accounts/accounts.ts';
import { refusal } from '../services/accounts/refusal.ts';
import { toNetworkAddress } from '../services/network-address.ts';

/** The body as its contract has it. Throws `INCOMPLETE`. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, { body }: FastifyRequest): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw refusal('INCOMPLETE');
  return parsed.data;
}

export function toCaller({ ip }: FastifyRequest): Caller {
  const { address, room } = toNetworkAddress(ip);
  return { address, network: room };
}

/** The token of the header `Authorization`. Throws `UNAUTHENTICATED` without one. */
export function readToken({ headers }: FastifyRequest): string {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw refusal('UNAUTHENTICATED');
  return token;
}
