import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decideAccess } from '../../src/core/auth/access.ts';
import type { Call, CallInput, CallReply } from '../../src/core/contracts/define-call.ts';
import { type Envelope, SUCCESS_CODE } from '../../src/core/contracts/envelope.ts';
import type { Session } from '../services/accounts/sessions.ts';
import { apiError } from '../services/api-error.ts';
import type { Caller } from '../services/caller.ts';
import { noteFacts } from './call-facts.ts';
import { parseRequest, readToken, toCaller } from './request-parts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract that a route serves. */
    readonly call?: Call;
    /** The route takes WebSockets and authenticates its callers itself. */
    readonly isUpgrade?: true;
  }
}

/** Who makes a call. Calls that are not public always have a session. */
export interface CallContext<C extends Call> {
  readonly caller: Caller;
  readonly session: C['access'] extends 'public' ? null : Session;
}

/** A call with the service function that answers it. */
export interface ServedCall {
  readonly call: Call;
  answer(request: FastifyRequest, session: Session | null): Promise<Envelope<unknown>>;
}

/** What a service function returns: nothing where the contract's reply is null. */
type CallResult<C extends Call> = CallReply<C> extends null ? Promise<void> : Promise<CallReply<C>>;

/** Finds the session that a token belongs to. Throws `UNAUTHENTICATED` and `ACCOUNT_DISABLED`. */
export type FindSession = (token: string) => Promise<Session>;

/** Connects a call with its service function. `message` is what the answer says to people; most say nothing. */
export function serveCall<C extends Call>(
  call: C,
  run: (input: CallInput<C>, context: CallContext<C>) => CallResult<C>,
  message: string | ((reply: CallReply<C>) => string) = '',
): ServedCall {
  return {
    call,
    async answer(request, session) {
      const context = { caller: toCaller(request), session } as CallContext<C>;
      // Drops whatever the contract does not name, such as a password hash.
      const reply = call.reply.parse((await run(parseRequest(call, request), context)) ?? null) as CallReply<C>;
      noteFacts(request, { reply });
      return {
        code: SUCCESS_CODE,
        message: typeof message === 'string' ? message : message(reply),
        data: reply,
      };
    },
  };
}

/**
 * Registers the routes. Every request passes the same steps: authenticate, check access, both before the body is received;
 * then parse, run the service, answer.
 */
export function registerCalls(app: FastifyInstance, served: readonly ServedCall[], findSession: FindSession): void {
  const sessions = new WeakMap<FastifyRequest, Session>();
  for (const { call, answer } of served) {
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: call.bodyLimit,
      config: { call },
      async onRequest(request) {
        const session = await authorize(call, request, findSession);
        if (session !== null) sessions.set(request, session);
      },
      handler: (request) => answer(request, sessions.get(request) ?? null),
    });
  }
}

/** Throws `UNAUTHENTICATED` and `FORBIDDEN`. A public call needs no session, so a stale token does no harm there. */
async function authorize(call: Call, request: FastifyRequest, findSession: FindSession): Promise<Session | null> {
  if (call.access === 'public') return null;
  const token = readToken(request);
  const session = token === null ? null : await findSession(token);
  if (session !== null) noteFacts(request, { userId: session.user.id });
  const decision = decideAccess(call.access, session?.user ?? null);
  if (decision === 'unauthenticated') throw apiError('UNAUTHENTICATED');
  if (decision === 'forbidden') throw apiError('FORBIDDEN');
  return session;
}
