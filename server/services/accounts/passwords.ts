import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { apiErrorFor } from '../../api-error.ts';
import type { Network } from '../caller.ts';
import { createSemaphore, type QueueShare } from '../semaphore.ts';
import {
  BUSY_RETRY_MS,
  HASH_CONCURRENCY_MAX,
  HASH_QUEUE_MAX,
  HASH_QUEUE_PER_NETWORK_MAX,
  PASSWORD_HASH,
} from './constants.ts';

export interface Passwords {
  /** Both methods throw `TOO_BUSY` when too many calls are waiting, of all callers or of the given networks. */
  hash(password: string, networks?: readonly Network[]): Promise<string>;
  /** Whether the password matches the hash. Without a hash the result is false, after the same time. */
  verify(passwordHash: string | null, password: string, networks?: readonly Network[]): Promise<boolean>;
  /** Number of calls of both methods that wait. */
  countWaiting(): number;
}

/** What one hash costs, in Argon2id's terms; memory in KiB. */
export type HashCost = { readonly [Name in keyof typeof PASSWORD_HASH]: number };

/** Argon2id on other threads, a few at a time: each hash takes 19 MB and a whole core. */
export async function createPasswords(cost: HashCost = PASSWORD_HASH): Promise<Passwords> {
  const semaphore = createSemaphore({
    concurrency: Math.min(HASH_CONCURRENCY_MAX, availableParallelism()),
    maxQueue: HASH_QUEUE_MAX,
    createError: () => apiErrorFor('TOO_BUSY', BUSY_RETRY_MS),
  });
  const decoyHash = await hash(randomBytes(32), cost);
  return {
    countWaiting: semaphore.countWaiting,
    hash: (password, networks) => semaphore.run(() => hash(toHashed(password), cost), networks?.map(toQueueShare)),
    async verify(passwordHash, password, networks) {
      const task = () => verify(passwordHash ?? decoyHash, toHashed(password));
      const isRight = await semaphore.run(task, networks?.map(toQueueShare));
      return passwordHash !== null && isRight;
    },
  };
}

function toQueueShare({ key, scale }: Network): QueueShare {
  return { key, maxQueue: HASH_QUEUE_PER_NETWORK_MAX * scale };
}

/** Keyboards compose accented letters in two ways; both become the same password (RFC 8265). */
function toHashed(password: string): string {
  return password.normalize('NFC');
}
