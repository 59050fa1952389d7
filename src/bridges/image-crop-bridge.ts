import type { ImageCropApi } from '../../workers/image-crop/image-crop.api.ts';
import { createBridge } from './create-bridge.ts';
import { type Forwarded, forward } from './forward.ts';

export type * from '../../workers/image-crop/image-crop.api.ts';

/** Decoded pixels take up to 96 MB, so an idle worker gives them back. The next call decodes again. */
const IDLE_STOP_MS = 60_000;

const bridge = createBridge<ImageCropApi>({
  startWorker: () =>
    new Worker(new URL('../../workers/image-crop/image-crop.worker.ts', import.meta.url), {
      type: 'module',
      name: 'picture-crop',
    }),
  idleStopMs: IDLE_STOP_MS,
});

/** The worker that decodes, cuts and encodes pictures. Aborting a call ends the work at once. */
export const cropTool: Forwarded<ImageCropApi> = forward<ImageCropApi>((name, args, signal) =>
  bridge.call(name, args, signal === undefined ? {} : { signal }),
);
