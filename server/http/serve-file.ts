import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Call, CallInput } from '../../src/core/contracts/define-call.ts';
import type { Download } from '../services/download.ts';
import { parseRequest, toCaller } from './request-parts.ts';
import type { CallContext, ServedCall } from './serve-call.ts';

/**
 * Connects a call with a service function whose text is sent as a file while it is made, instead of an envelope. The guard is
 * that of every other call. An error before the first part is answered as usual; a later one ends the connection, so that
 * no client takes a part for the whole.
 */
export function serveFile<C extends Call>(
  call: C,
  fileName: string,
  run: (input: CallInput<C>, context: CallContext<C>) => AsyncIterable<string>,
): ServedCall {
  return {
    call,
    async answer(request, session, reply) {
      const context = { caller: toCaller(request), session } as CallContext<C>;
      const parts = run(parseRequest(call, request), context)[Symbol.asyncIterator]();
      const first = await parts.next();
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${fileName}"`);
      return isBodiless(request) ? '' : Readable.from(startWith(first, parts));
    },
  };
}

/**
 * Connects a call with a service function that prepares a file of known length. An error before the first byte is answered
 * as usual; a later one ends the connection before the promised length.
 */
export function serveDownload<C extends Call>(
  call: C,
  run: (input: CallInput<C>, context: CallContext<C>) => Promise<Download>,
): ServedCall {
  return {
    call,
    async answer(request, session, reply) {
      const context = { caller: toCaller(request), session } as CallContext<C>;
      const { fileName, type, bytes, content, close } = await run(parseRequest(call, request), context);
      const stream = Readable.from(content);
      // Also of a stream that was never read, whose generator runs no `finally`.
      stream.once('close', close);
      reply.type(type).header('content-length', String(bytes));
      reply.header('content-disposition', `attachment; filename="${fileName}"`);
      return stream;
    },
  };
}

function isBodiless({ method }: FastifyRequest): boolean {
  return method === 'HEAD';
}

/** The iterator is closed when the client hangs up. */
async function* startWith(first: IteratorResult<string>, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    for (let part = first; part.done !== true; part = await rest.next()) yield part.value;
  } finally {
    await rest.return?.();
  }
}
