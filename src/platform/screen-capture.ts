import { AppError } from '../core/errors.ts';

/** How long a captured surface may take to deliver its first frame. A minimized window delivers none. */
export const FIRST_FRAME_MS = 10_000;
/** A page in the background paints no frames, so a frame that is there is used after this time. */
export const UNPAINTED_FRAME_MS = 500;

/** Pixels. */
interface IdealSize {
  readonly idealWidth: number;
  readonly idealHeight: number;
}

/** Parts of the screen-capture interface that the type library lacks. */
interface CaptureOptions extends DisplayMediaStreamOptions {
  readonly selfBrowserSurface: 'include';
  readonly controller?: object;
}

/** Whether the browser offers screen capture: not on phones and tablets, and only on https or localhost. */
export function canCaptureScreen(): boolean {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return typeof devices?.getDisplayMedia === 'function';
}

/**
 * Asks the visitor for a screen, window or tab and takes its first frame as a PNG, in the size that the browser captures it
 * with. Nothing is captured afterwards. Null when the visitor cancels, denies or stops the capture. The frame is taken after
 * `isReady` resolves: when the page has hidden what must not be in the picture. Call from a user gesture.
 * @throws AppError `capture-empty` where no frame arrives; whatever the browser throws.
 */
export async function captureScreen(size: IdealSize, isReady?: Promise<void>): Promise<Blob | null> {
  const stream = await requestStream(size);
  if (stream === null) return null;
  try {
    await isReady;
    return await takeFrame(stream);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

async function requestStream({ idealWidth, idealHeight }: IdealSize): Promise<MediaStream | null> {
  const options: CaptureOptions = {
    video: { width: { ideal: idealWidth }, height: { ideal: idealHeight } },
    audio: false,
    selfBrowserSurface: 'include',
    ...stayOnPage(),
  };
  try {
    return await navigator.mediaDevices.getDisplayMedia(options);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw error;
  }
}

/** Keeps this page in front where the browser can; it would otherwise bring the captured tab or window to the front. */
function stayOnPage(): Pick<CaptureOptions, 'controller'> {
  const { CaptureController } = globalThis as { CaptureController?: new () => object };
  if (CaptureController === undefined) return {};
  const controller: { setFocusBehavior?: (behavior: string) => void } = new CaptureController();
  controller.setFocusBehavior?.('no-focus-change');
  return { controller };
}

/** Null when the capture ends before its first frame. */
async function takeFrame(stream: MediaStream): Promise<Blob | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  try {
    return (await waitForFrame(video, stream)) ? await toPng(video) : null;
  } finally {
    video.srcObject = null;
  }
}

/** Resolves to true when the video has painted a frame, to false when the capture ends without one. */
function waitForFrame(video: HTMLVideoElement, stream: MediaStream): Promise<boolean> {
  const over = new AbortController();
  const { signal } = over;
  const waiting = new Promise<boolean>((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('capture-empty', 'No frame arrived')), FIRST_FRAME_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    for (const track of stream.getTracks()) track.addEventListener('ended', () => resolve(false), { signal });
    if (typeof video.requestVideoFrameCallback === 'function') video.requestVideoFrameCallback(() => resolve(true));
    video.addEventListener('loadeddata', () => setTimeout(() => resolve(true), UNPAINTED_FRAME_MS), { signal });
    video.play().catch(reject);
  });
  return waiting.finally(() => over.abort());
}

function toPng(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob !== null && context !== null) resolve(blob);
      else reject(new AppError('capture-empty', 'The frame could not be drawn'));
    }, 'image/png');
  });
}
