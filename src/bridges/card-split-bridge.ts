import type { CardSplitApi } from '../../workers/card-split/card-split.api.ts';
import { createBridge } from './create-bridge.ts';
import { type Forwarded, forward } from './forward.ts';

export type * from '../../workers/card-split/card-split.api.ts';

const IDLE_STOP_MS = 30_000;

const bridge = createBridge<CardSplitApi>({
  startWorker: () =>
    new Worker(new URL('../../workers/card-split/card-split.worker.ts', import.meta.url), {
      type: 'module',
      name: 'card-split',
    }),
  idleStopMs: IDLE_STOP_MS,
});

/** The worker that divides a text into cards. Aborting a call ends the work at once. */
export const cardSplitTool: Forwarded<CardSplitApi> = forward<CardSplitApi>((name, args, signal) =>
  bridge.call(name, args, signal === undefined ? {} : { signal }),
);
