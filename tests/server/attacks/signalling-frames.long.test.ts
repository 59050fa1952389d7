import { expect, it } from 'vitest';
import { collectGarbage } from '../../collect-garbage.ts';
import { rounds } from '../../rounds.ts';
import { createFrameStorm } from './frame-storm.ts';

const FRAMES = rounds(40_000);
/** Of each frame: what a connection or a place takes is far more. */
const HEAP_GROWTH_BYTES_MAX = 180;

it('many random frames leave no connection, no place and no memory behind', async () => {
  const storm = await createFrameStorm();
  await storm.sendUntil(FRAMES / 10);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  await storm.sendUntil(FRAMES);
  await storm.expectNothingLeft();
  collectGarbage();
  const growth = process.memoryUsage().heapUsed - before;
  console.log(`heap after ${FRAMES} frames: ${(growth / 2 ** 20).toFixed(1)} MiB more than after the first tenth`);
  expect(growth / (0.9 * FRAMES)).toBeLessThan(HEAP_GROWTH_BYTES_MAX);
}, 240_000);
