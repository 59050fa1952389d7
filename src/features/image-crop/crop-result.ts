import { create } from 'zustand';
import { type CropJob, type CroppedPicture, cropTool } from '../../bridges/image-crop-bridge.ts';
import { cropChoices } from './choices-store.ts';
import { KB_BYTES, PREVIEW_DELAY_MS, PREVIEW_PIXELS_MAX, STALE_WORK_MS } from './constants.ts';
import { type CropPicture, useCropStore } from './crop-store.ts';
import { toCropGeometry } from './model/crop-geometry.ts';
import type { CropState } from './model/crop-state.ts';
import type { Size } from './model/geometry.ts';
import { mosaicBlock } from './model/mosaic.ts';
import { GROUND_COLORS } from './palette.ts';

/** The file that a download would give, computed in advance. */
export type CropResult =
  | { readonly status: 'none' | 'working' | 'large' | 'empty' }
  | { readonly status: 'ready'; readonly result: CroppedPicture }
  | { readonly status: 'failed'; readonly error: unknown };

export const useCropResult = create<CropResult>(() => ({ status: 'none' }));

interface Work {
  readonly key: string;
  readonly result: Promise<CroppedPicture>;
  readonly abort: AbortController;
  readonly startedAt: number;
  /** The visitor waits for the file, so newer work must not end it. */
  isAwaited: boolean;
}

let work: Work | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts the requests, because only the newest may show its result. */
let request = 0;

/** The job of the present state; null when the box shows nothing of the picture, or there is no picture. */
export function presentJob(): { readonly picture: CropPicture; readonly job: CropJob } | null {
  const { picture, history } = useCropStore.getState();
  if (picture === null || history === null) return null;
  const job = toJob(history.present, picture.size);
  return job === null ? null : { picture, job };
}

/** The job of a state with the present choices; null when the box shows nothing of the picture. */
export function toJob(state: CropState, picture: Size): CropJob | null {
  const { limitKb } = useCropStore.getState();
  const geometry = toCropGeometry(state, picture);
  if (geometry === null) return null;
  const { format, qualityPercent } = cropChoices.useValue.getState();
  return {
    ...geometry,
    mosaics: state.mosaics,
    mosaicBlock: mosaicBlock(picture),
    ground: state.ground === 'none' ? null : GROUND_COLORS[state.ground],
    shape: state.shape,
    radius: state.cornerPercent / 100,
    format,
    quality: qualityPercent / 100,
    maxBytes: limitKb === null ? null : limitKb * KB_BYTES,
    keepsSize: state.aspect.kind === 'exact',
  };
}

/** The file of a job, from work that is under way or done if it is the same. */
export function cropToFile(picture: CropPicture, job: CropJob): Promise<CroppedPicture> {
  const started = start(picture, job);
  started.isAwaited = true;
  return started.result.finally(() => {
    started.isAwaited = false;
  });
}

/** Keeps the result up to date while the page shows a picture, until the returned function is called. */
export function followCrop(): () => void {
  const stops = [
    useCropStore.subscribe((state, before) => {
      if (state.settled !== before.settled || state.limitKb !== before.limitKb) refreshResult();
    }),
    cropChoices.useValue.subscribe(refreshResult),
  ];
  refreshResult();
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}

/** Computes the result again, a moment later. */
export function refreshResult(): void {
  clearTimeout(timer);
  request += 1;
  if (useCropStore.getState().settled === null) return;
  const present = presentJob();
  if (present === null) {
    useCropResult.setState({ status: 'empty' }, true);
  } else if (isLarge(present.job)) {
    useCropResult.setState({ status: 'large' }, true);
  } else {
    // The last result stays for the moment, so that the words do not flicker while a slider moves.
    if (useCropResult.getState().status !== 'ready') useCropResult.setState({ status: 'working' }, true);
    timer = setTimeout(compute, PREVIEW_DELAY_MS);
  }
}

function isLarge({ natural, output }: CropJob): boolean {
  return Math.max(natural.width * natural.height, output.width * output.height) > PREVIEW_PIXELS_MAX;
}

/** Ends the work for a picture that is replaced. */
export function forgetResult(): void {
  clearTimeout(timer);
  request += 1;
  if (work?.isAwaited === false) work.abort.abort();
  work = null;
  useCropResult.setState({ status: 'none' }, true);
}

async function compute(): Promise<void> {
  const own = request;
  const isCurrent = () => own === request;
  // A file that the visitor waits for comes first.
  if (work?.isAwaited === true) await work.result.catch(() => undefined);
  const present = presentJob();
  if (present === null || !isCurrent()) return;
  useCropResult.setState({ status: 'working' }, true);
  try {
    const result = await start(present.picture, present.job).result;
    if (isCurrent()) useCropResult.setState({ status: 'ready', result }, true);
  } catch (error) {
    if (isCurrent()) useCropResult.setState({ status: 'failed', error }, true);
  }
}

function start(picture: CropPicture, job: CropJob): Work {
  const key = JSON.stringify([picture.id, job]);
  if (work?.key === key) return work;
  if (work !== null && !work.isAwaited && Date.now() - work.startedAt > STALE_WORK_MS) work.abort.abort();
  const abort = new AbortController();
  const source = { id: picture.id, blob: picture.blob };
  const result = cropTool.cropPicture(source, job, abort.signal);
  const started: Work = { key, result, abort, startedAt: Date.now(), isAwaited: false };
  work = started;
  result.catch(() => {
    // The next request tries again.
    if (work === started) work = null;
  });
  return started;
}
