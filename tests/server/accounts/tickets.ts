import type { LightMyRequestResponse } from 'fastify';
import { normalizeEmail } from '../../../src/core/auth/email.ts';
import type { ACCOUNT_PATHS, CodePurpose } from '../../../src/core/contracts/accounts.ts';

type CallName = keyof typeof ACCOUNT_PATHS;

interface Tickets {
  /** The body with the ticket that a form at this address would send; unchanged where it names one. */
  add(name: CallName, body: object | null, from: string): object | null;
  /** Keeps the ticket of an answer. */
  keep(name: CallName, body: object | null, from: string, reply: LightMyRequestResponse): void;
}

const PURPOSES: Readonly<Partial<Record<CallName, CodePurpose>>> = {
  sendLoginCode: 'login',
  login: 'login',
  sendRegisterCode: 'register',
  register: 'register',
  sendResetCode: 'reset',
  resetPassword: 'reset',
  sendChangeCode: 'changePassword',
  checkChangeCode: 'changePassword',
  changePassword: 'changePassword',
};

/** The memory of the account forms. */
export function createTickets(): Tickets {
  const kept = new Map<string, string>();
  return {
    add(name, body, from) {
      const ticket = kept.get(toKey(name, body, from));
      return ticket === undefined || (body !== null && 'ticket' in body) ? body : { ...body, ticket };
    },
    keep(name, body, from, reply) {
      const ticket = String(reply.headers['content-type']).includes('json') ? reply.json().data?.ticket : undefined;
      if (typeof ticket === 'string') kept.set(toKey(name, body, from), ticket);
    },
  };
}

/** A change belongs to the account of the session: one for every address is enough for the tests. */
function toKey(name: CallName, body: object | null, from: string): string {
  const { email, username, purpose } = (body ?? {}) as Record<string, unknown>;
  const address = name === 'login' ? username : email;
  return [from, purpose ?? PURPOSES[name], normalizeEmail(String(address ?? ''))].join('|');
}
