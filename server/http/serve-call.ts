import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decideAccess } from '../../src/core/auth/access.ts';
import type { Call, CallInput, CallReply } from '../../src/core/contracts/define-call.ts';
import { type Envelope, SUCCESS_CODE } from '../../src/core/contracts/envelope.ts';
import { apiError } from '../api-error.ts';
import type { Session } from '../services/accounts/sessions.ts';
import type { Caller } from '../services/caller.ts';
import { noteFacts } from './call-facts.ts';
import { parseRequest, readToken, toCaller } from './request-parts.ts';

/** For a call that needs a fresh password, it counts as fresh for this time after it was shown. */
export const FRESH_PASSWORD_MS = 10 * 60_000;

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
  /** Returns an envelope, or the contents of a file. */
  answer(
    request: FastifyRequest,
    session: Session | null,
    reply: FastifyReply,
  ): Promise<Envelope<unknown> | string | Readable>;
}

/** What a service function returns: nothing where the contract's reply is null. */
type CallResult<C extends Call> = CallReply<C> extends null ? Promise<void> : Promise<CallReply<C>>;

/** How the guard learns about sessions. */
interface Guard {
  /** Finds the session that a token belongs to. Throws `UNAUTHENTICATED`, `PASSWORD_CHANGED` and `ACCOUNT_DISABLED`. */
  readonly findSession: (token: string) => Promise<Session>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Connects a call with its service function. `message` is what the answer says to people; most say nothing. `toCode` is for
 * answers that ask for a next step although the call succeeded.
 */
export function serveCall<C extends Call>(
  call: C,
  run: (input: CallInput<C>, context: CallContext<C>) => CallResult<C>,
  message: string | ((reply: CallReply<C>) => string) = '',
  toCode: (reply: CallReply<C>) => string = () => SUCCESS_CODE,
): ServedCall {
  return {
    call,
    async answer(request, session) {
      const context = { caller: toCaller(request), session } as CallContext<C>;
      // Drops whatever the contract does not name, such as a password hash.
      const reply = call.reply.parse((await run(parseRequest(call, request), context)) ?? null) as CallReply<C>;
      noteFacts(request, { reply });
      return {
        code: toCode(reply),
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
export function registerCalls(app: FastifyInstance, served: readonly ServedCall[], guard: Guard): void {
  const sessions = new WeakMap<FastifyRequest, Session>();
  for (const { call, answer } of served) {
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: call.bodyLimit,
      config: { call },
      async onRequest(request) {
        const session = await authorize(call, request, guard);
        if (session !== null) sessions.set(request, session);
      },
      handler: (request, reply) => answer(request, sessions.get(request) ?? null, reply),
    });
  }
}

/**
 * Throws `UNAUTHENTICATED`, `FORBIDDEN`, `NEED_PASSWORD_CHANGE` and `NEED_PASSWORD_CONFIRMATION`. A public call needs no
 * session, so a stale token does no harm there.
 */
async function authorize(call: Call, request: FastifyRequest, guard: Guard): Promise<Session | null> {
  if (call.access === 'public') return null;
  const token = readToken(request);
  const session = token === null ? null : await guard.findSession(token);
  if (session !== null) noteFacts(request, { userId: session.user.id });
  const decision = decideAccess(call.access, session?.user ?? null);
  if (decision === 'unauthenticated') throw apiError('UNAUTHENTICATED');
  if (decision === 'forbidden') throw apiError('FORBIDDEN');
  if (session !== null) assertState(call, session, guard);
  return session;
}

function assertState(call: Call, { needsPasswordChange, confirmedAt }: Session, { now }: Guard): void {
  if (needsPasswordChange && !call.isBeforePasswordChange) throw apiError('NEED_PASSWORD_CHANGE');
  if (call.needsFreshPassword && confirmedAt <= now() - FRESH_PASSWORD_MS) throw apiError('NEED_PASSWORD_CONFIRMATION');
}
