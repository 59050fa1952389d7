import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listNetworks } from '../services/network-address.ts';
import { clientAddressOf } from './client-address.ts';
import { reject } from './rejection.ts';
import { isServicePath, toPath } from './request-path.ts';

/** Calls that a network may save up, in seconds of its rate: a whole office opens its pages at nine. */
const BURST_S = 4;
/** Networks that are remembered. Beyond, those are forgotten first that called least recently. */
const NETWORKS_MAX = 10_000;
/** Seconds after which a refused caller may try again. */
const RETRY_AFTER_S = 1;
/** Refused calls that wait for their answer. Beyond, they are answered at once. */
const HELD_MAX = 1000;

/** Calls that a network has left, as of a time in milliseconds. */
interface Bucket {
  readonly left: number;
  readonly at: number;
}

interface Clock {
  /** Milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  wait: (ms) => setTimeout(ms, undefined, { ref: false }),
};

/**
 * Bounds the service calls of each network and of the wider ones around it, before anything is looked up for them. More are
 * answered 429, and only once the caller may try again: a caller that does not stop then costs each of its connections one call
 * in that time. Pages and files are not counted. Needs `addClientAddress` and `trackRequests`.
 * @param perSecond calls of one network, times the scale of wider ones.
 */
export function boundCallRate(app: FastifyInstance, perSecond: number, { now, wait }: Clock = SYSTEM_CLOCK): void {
  let held = 0;
  const buckets = new Map<string, Bucket>();

  /** The calls that the network has left, after the refill since the latest one. */
  function countLeft(key: string, rate: number): number {
    const full = rate * BURST_S;
    const bucket = buckets.get(key);
    return bucket === undefined ? full : Math.min(bucket.left + ((now() - bucket.at) / 1000) * rate, full);
  }

  function store(key: string, left: number): void {
    // The latest stands at the end.
    buckets.delete(key);
    buckets.set(key, { left, at: now() });
    if (buckets.size > NETWORKS_MAX) buckets.delete(buckets.keys().next().value ?? key);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isServicePath(toPath(request.url))) return;
    const counts = listNetworks(clientAddressOf(request)).map(({ key, scale }) => ({
      key,
      left: countLeft(key, perSecond * scale),
    }));
    // A refused call uses up nothing, so that calling on does not prolong the wait.
    if (counts.some(({ left }) => left < 1)) {
      await hold(request, reply);
      return reject(request, reply.header('retry-after', RETRY_AFTER_S), 429);
    }
    for (const { key, left } of counts) store(key, left - 1);
  });

  /** The connection counts as idle meanwhile: others may take its place. */
  async function hold(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (held >= HELD_MAX) return;
    held += 1;
    app.requestsInProgress.setIdle(request.raw.socket);
    const isClosed = new Promise((resolve) => reply.raw.once('close', resolve));
    await Promise.race([wait(RETRY_AFTER_S * 1000), isClosed]);
    held -= 1;
  }
}
