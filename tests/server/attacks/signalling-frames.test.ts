import { it } from 'vitest';
import { createFrameStorm } from './frame-storm.ts';

it('4,000 random frames leave no connection and no place behind', async () => {
  const storm = await createFrameStorm();
  await storm.sendUntil(4000);
  await storm.expectNothingLeft();
});
