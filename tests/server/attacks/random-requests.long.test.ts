import { expect, it } from 'vitest';
import { rounds } from '../../rounds.ts';
import { sendRandomRequests } from './random-requests.ts';

const REQUESTS = rounds(1700);
/** Most requests are refused before a query: one seed reaches those of PostgreSQL. */
const SEEDS = process.env.TEST_DATABASE_URL ? [1] : [1, 2, 3];

it.each(SEEDS)(
  'answers random requests of all routes without a fault and leaves no handle open, seed %i',
  async (seed) => {
    const statuses = await sendRandomRequests(seed, REQUESTS);
    // The requests reach the calls, and not only the refusals in front of them.
    expect([200, 400, 401, 403, 404].filter((status) => (statuses.get(status) ?? 0) < 10)).toEqual([]);
  },
  60_000,
);
