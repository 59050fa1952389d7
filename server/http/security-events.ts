import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEmail, normalizeEmail } from '../../src/core/auth/email.ts';
import { z } from '../../src/core/schema.ts';
import type { SecurityLog } from '../log/security-log.ts';
import { shortenAddress } from '../mail/mail-failure.ts';
import { factsOf } from './call-facts.ts';
import { clientAddressOf } from './client-address.ts';

/** Answers that are noted whatever was requested: no session, no permission or foreign page, foreign host, too many. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'FOREIGN_ORIGIN',
  421: 'FOREIGN_HOST',
  429: 'TOO_MANY',
};
const UNKNOWN = '-';

/**
 * Records every call that is not a plain read, and every refusal of any request. New calls are recorded without further
 * work. Runs when the answer is made, so that a client cannot avoid the record by hanging up.
 */
export function recordSecurityEvents(app: FastifyInstance, log: SecurityLog): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { call } = request.routeOptions.config;
    const isChange = call !== undefined && request.method === call.method && call.method !== 'GET';
    if (isChange || REFUSALS[reply.statusCode] !== undefined) {
      log.record({
        event: call?.id ?? 'request',
        outcome: toOutcome(request, reply),
        who: toWho(request),
        address: clientAddressOf(request) ?? UNKNOWN,
      });
    }
    done();
  });
}

function toOutcome(request: FastifyRequest, { statusCode }: FastifyReply): string {
  const { code } = factsOf(request);
  if (code !== undefined) return code;
  return statusCode < 400 ? 'ok' : (REFUSALS[statusCode] ?? String(statusCode));
}

const replySchema = z.object({ user: z.object({ id: z.string() }) });
const typedSchema = z.object({ email: z.string().optional(), username: z.string().optional() });

/**
 * The user of the session, or the user of the answer, or the typed mail address. Other typed texts are left out, because
 * people type passwords into the wrong field.
 */
function toWho(request: FastifyRequest): string {
  const { userId, reply } = factsOf(request);
  const id = userId ?? replySchema.safeParse(reply).data?.user.id;
  if (id !== undefined) return id;
  const typed = typedSchema.safeParse(request.body).data;
  const address = [typed?.email, typed?.username].find((text) => text !== undefined && isEmail(text));
  return address === undefined ? UNKNOWN : shortenAddress(normalizeEmail(address));
}
