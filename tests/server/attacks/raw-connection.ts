import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface ListeningApp {
  readonly port: number;
  /** Method and address of every request that the HTTP parser passed on, in order. */
  readonly received: string[];
}

/** Makes an application listen on a free port of 127.0.0.1. It stops with the application. */
export async function listenOnLoopback(app: FastifyInstance): Promise<ListeningApp> {
  const received: string[] = [];
  app.server.on('request', ({ method, url }) => received.push(`${method} ${url}`));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as { port: number }).port, received };
}

interface Exchange {
  /** Everything that the server sent, as Latin-1. */
  readonly text: string;
  /** Status of each answer. */
  readonly statuses: readonly number[];
  /** The server closed the connection. */
  readonly isClosed: boolean;
  readonly durationMs: number;
}

/** After this time without a byte the server counts as waiting for more. Long, because a machine may be busy. */
const SILENCE_MS = 10_000;

/**
 * Sends bytes as they are over a new connection, and collects what the server sends until it closes the connection or falls
 * silent. A request that the server may wait for needs a short `silenceMs`.
 */
export async function exchange(port: number, bytes: string | Buffer, silenceMs = SILENCE_MS): Promise<Exchange> {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  let lastAt = startedAt;
  let isClosed = false;
  socket.on('data', (chunk) => {
    lastAt = performance.now();
    chunks.push(chunk);
  });
  // A reset is one way to refuse a request.
  socket.on('error', () => {});
  socket.setTimeout(silenceMs, () => socket.destroy());
  socket.on('end', () => {
    isClosed = true;
  });
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  const text = Buffer.concat(chunks).toString('latin1');
  const statuses = [...text.matchAll(/(?:^|[\r\n}>])HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
  return { text, statuses, isClosed: isClosed || socket.errored !== null, durationMs: lastAt - startedAt };
}

/** Runs a task for every item, `width` at a time. Resolves with the results in the order of the items. */
export async function runAbreast<Item, Result>(
  items: readonly Item[],
  width: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const runLane = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await task(items[index] as Item);
  };
  await Promise.all(Array.from({ length: width }, runLane));
  return results;
}
