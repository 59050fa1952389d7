// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  canCaptureScreen,
  captureScreen,
  FIRST_FRAME_MS,
  UNPAINTED_FRAME_MS,
} from '../../src/platform/screen-capture.ts';

const SIZE = { idealWidth: 1920, idealHeight: 1080 };

class FakeTrack extends EventTarget {
  stop = vi.fn();
}

let tracks: FakeTrack[];
let request: ReturnType<typeof vi.fn<(options: DisplayMediaStreamOptions) => Promise<object>>>;
/** The video that shows the capture, and the way to paint its first frame. */
let video: HTMLVideoElement | null;
let paint: (() => void) | null;

const frame = new Blob(['frame'], { type: 'image/png' });

beforeEach(() => {
  vi.useFakeTimers();
  tracks = [new FakeTrack(), new FakeTrack()];
  video = null;
  paint = null;
  request = vi.fn(async () => ({ getTracks: () => tracks }));
  vi.stubGlobal('navigator', { mediaDevices: { getDisplayMedia: request } });
  const video$ = HTMLVideoElement.prototype;
  vi.spyOn(video$, 'play').mockImplementation(async function (this: HTMLVideoElement) {
    video = this;
  });
  Object.assign(video$, {
    requestVideoFrameCallback(done: () => void) {
      paint = done;
    },
  });
  Object.defineProperty(video$, 'srcObject', { configurable: true, writable: true, value: null });
  Object.defineProperty(video$, 'videoWidth', { configurable: true, value: 1280 });
  Object.defineProperty(video$, 'videoHeight', { configurable: true, value: 720 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets canvases draw; null: the browser cannot make the file. */
function stubCanvas(result: Blob | null) {
  const drawImage = vi.fn();
  const sizes: [number, number][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    sizes.push([this.width, this.height]);
    done(result);
  });
  return { drawImage, sizes };
}

const isStopped = () => tracks.map(({ stop }) => stop.mock.calls.length);

describe('canCaptureScreen', () => {
  it.each([
    ['without media devices, as on an insecure page', {}, false],
    ['without screen capture, as on a phone', { mediaDevices: {} }, false],
    ['with screen capture', { mediaDevices: { getDisplayMedia: () => undefined } }, true],
  ])('%s', (_name, value, expected) => {
    vi.stubGlobal('navigator', value);
    expect(canCaptureScreen()).toBe(expected);
  });
});

describe('captureScreen', () => {
  it('takes the first painted frame in the size of the track and stops every track', async () => {
    const { drawImage, sizes } = stubCanvas(frame);
    const capturing = captureScreen(SIZE);
    await vi.waitFor(() => expect(paint).not.toBeNull());
    expect(drawImage).not.toHaveBeenCalled();
    paint?.();
    expect(await capturing).toBe(frame);
    expect(drawImage).toHaveBeenCalledExactlyOnceWith(video, 0, 0);
    expect(sizes).toEqual([[1280, 720]]);
    expect(isStopped()).toEqual([1, 1]);
    expect(video?.srcObject).toBeNull();
  });

  it('takes the frame after the page has hidden what must not be in it', async () => {
    stubCanvas(frame);
    let hide = () => {};
    const hidden = new Promise<void>((resolve) => {
      hide = resolve;
    });
    const capturing = captureScreen(SIZE, hidden);
    await vi.advanceTimersByTimeAsync(FIRST_FRAME_MS);
    expect(request).toHaveBeenCalledOnce();
    expect(video).toBeNull();
    hide();
    await vi.waitFor(() => expect(paint).not.toBeNull());
    paint?.();
    expect(await capturing).toBe(frame);
  });

  it('asks for a picture without sound in the ideal size and offers this tab, too', async () => {
    request.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await captureScreen(SIZE);
    expect(request.mock.calls[0]?.[0]).toEqual({
      video: { width: { ideal: 1920 }, height: { ideal: 1080 } },
      audio: false,
      selfBrowserSurface: 'include',
    });
  });

  it('keeps the page in front where the browser can', async () => {
    const setFocusBehavior = vi.fn();
    vi.stubGlobal(
      'CaptureController',
      class {
        setFocusBehavior = setFocusBehavior;
      },
    );
    request.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await captureScreen(SIZE);
    expect(setFocusBehavior).toHaveBeenCalledExactlyOnceWith('no-focus-change');
    expect(request.mock.calls[0]?.[0]).toHaveProperty('controller');
  });

  it('gives null when the visitor cancels or denies', async () => {
    request.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    expect(await captureScreen(SIZE)).toBeNull();
  });

  it('passes on every other failure of the browser', async () => {
    const failure = new DOMException('no source', 'NotFoundError');
    request.mockRejectedValue(failure);
    await expect(captureScreen(SIZE)).rejects.toBe(failure);
  });

  it('gives null when the capture ends before its first frame', async () => {
    const capturing = captureScreen(SIZE);
    await vi.waitFor(() => expect(paint).not.toBeNull());
    tracks[0]?.dispatchEvent(new Event('ended'));
    expect(await capturing).toBeNull();
    expect(isStopped()).toEqual([1, 1]);
  });

  it('uses a frame that a page in the background does not paint', async () => {
    stubCanvas(frame);
    const capturing = captureScreen(SIZE);
    await vi.waitFor(() => expect(video).not.toBeNull());
    video?.dispatchEvent(new Event('loadeddata'));
    await vi.advanceTimersByTimeAsync(UNPAINTED_FRAME_MS);
    expect(await capturing).toBe(frame);
  });

  it.each<[name: string, fail: () => Promise<void>]>([
    ['no frame arrives in time', async () => void (await vi.advanceTimersByTimeAsync(FIRST_FRAME_MS))],
    ['the frame cannot be drawn', async () => paint?.()],
  ])('reports that %s and stops every track', async (_name, fail) => {
    stubCanvas(null);
    const capturing = captureScreen(SIZE);
    const failed = expect(capturing).rejects.toMatchObject({ code: 'capture-empty' });
    await vi.waitFor(() => expect(paint).not.toBeNull());
    await fail();
    await failed;
    expect(isStopped()).toEqual([1, 1]);
  });
});
