import type { FastifyRequest } from 'fastify';

/** What became known of a request while it was answered. */
interface CallFacts {
  /** Id of the user whose session the request carried. */
  readonly userId?: string;
  /** Code of the error that the request was answered with. */
  readonly code?: string;
  /** Data of a successful answer. */
  readonly reply?: unknown;
}

const facts = new WeakMap<FastifyRequest, CallFacts>();

/** Adds facts about a request, for the security log. */
export function noteFacts(request: FastifyRequest, added: CallFacts): void {
  facts.set(request, { ...facts.get(request), ...added });
}

export function factsOf(request: FastifyRequest): CallFacts {
  return facts.get(request) ?? {};
}
