import { expect, it } from 'vitest';
import { collectGarbage } from '../../collect-garbage.ts';
import { rounds } from '../../rounds.ts';
import { createFrameStorm } from './frame-storm.ts';

const FRAMES = rounds(100_000);
const HEAP_GROWTH_BYTES_MAX = 16 << 20;

it('100,000 random frames leave no connection, no place and no memory behind', async () => {
  const storm = await createFrameStorm();
  await storm.sendUntil(FRAMES / 10);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  await storm.sendUntil(FRAMES);
  await storm.expectNothingLeft();
  collectGarbage();
  const growth = process.memoryUsage().heapUsed - before;
  console.log(`heap after ${FRAMES} frames: ${(growth / 2 ** 20).toFixed(1)} MiB more than after the first tenth`);
  expect(growth).toBeLessThan(HEAP_GROWTH_BYTES_MAX);
}, 240_000);
