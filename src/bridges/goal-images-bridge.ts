import type { GoalImagesApi } from '../../workers/goal-images/goal-images.api.ts';
import { createBridge } from './create-bridge.ts';
import { type Forwarded, forward } from './forward.ts';

export type * from '../../workers/goal-images/goal-images.api.ts';

/** The worker keeps nothing between calls, but its code and the browser's canvases take memory. */
const IDLE_STOP_MS = 30_000;

const bridge = createBridge<GoalImagesApi>({
  startWorker: () =>
    new Worker(new URL('../../workers/goal-images/goal-images.worker.ts', import.meta.url), {
      type: 'module',
      name: 'goal-images',
    }),
  idleStopMs: IDLE_STOP_MS,
});

/**
 * The worker of the focus desktop's pictures. Aborting a call ends the worker, and with it all other calls: they fail with an
 * AbortError. An `ImageBitmap` is handed over to the worker.
 */
export const goalImages: Forwarded<GoalImagesApi> = forward<GoalImagesApi>((name, args, signal) =>
  bridge.call(name, args, { signal, transfer: args[0] instanceof ImageBitmap ? [args[0]] : [] }),
);
