import { expect, it } from 'vitest';
import { sendRandomRequests } from './random-requests.ts';

it('answers random requests of all routes without a fault and leaves no handle open', async () => {
  const statuses = await sendRandomRequests(4, 300);
  expect([200, 400, 401, 403, 404].filter((status) => !statuses.has(status))).toEqual([]);
});
