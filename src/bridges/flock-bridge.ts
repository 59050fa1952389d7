import type {
  FlockApi,
  FlockSettings,
  FlockStart,
  FlockStatus,
  FlockView,
  RunResult,
  RunStart,
} from '../../workers/flock/flock.api.ts';
import { AppError } from '../core/errors.ts';
import type { Steering } from '../core/flock/steering.ts';
import { createBridge } from './create-bridge.ts';

export type {
  FlockRules,
  FlockSettings,
  FlockStart,
  FlockStatus,
  FlockView,
  RunResult,
  RunStart,
  RunStatus,
} from '../../workers/flock/flock.api.ts';

/** A pond that swims on its own canvas until it is closed. Calls after `close` are ignored. */
export interface FlockSession {
  /**
   * The status at the first drawn frame.
   * Rejects with an AppError: `worker-unavailable`, `wasm-unavailable` or `canvas-unavailable`; with an AbortError after `close`.
   */
  readonly started: Promise<FlockStatus>;
  configure(settings: FlockSettings): void;
  resize(view: FlockView): void;
  setRunning(isRunning: boolean): void;
  refreshRoutes(): void;
  reset(seed: number): void;
  /** @throws AppError when the game's file cannot be loaded (`worker-unavailable`), or the worker has crashed. */
  startRun(start: RunStart): Promise<void>;
  steer(steering: Steering): void;
  /** Null when no game is on, or the session is closed. @throws AppError when the worker has crashed. */
  endRun(): Promise<RunResult | null>;
  /** Drops food at a place in CSS pixels of the canvas. */
  feed(x: number, y: number): void;
  setRoute(points: Float32Array): void;
  /** Null once the session is closed. @throws AppError when the worker has crashed. */
  status(): Promise<FlockStatus | null>;
  close(): void;
}

/** Calls a method by name; undefined once the line is closed. */
type Post = (name: keyof FlockApi, ...args: readonly unknown[]) => Promise<unknown>;

/**
 * Lets a pond swim on `canvas`, which must be fresh: it is handed over to a worker and cannot be used again.
 * Where a canvas cannot be handed over, the same service runs on this page.
 */
export function openFlock(canvas: HTMLCanvasElement, start: FlockStart): FlockSession {
  const line = canTransferCanvas() ? openWorkerLine(canvas, start) : openPageLine(canvas, start);
  // What is asked before the first frame waits for it, in order. Failures show in `started` and `status`.
  const post: Post = (name, ...args) => line.started.then(() => line.post(name, ...args)).catch(() => undefined);
  return {
    started: line.started,
    configure: (settings) => void post('configure', settings),
    resize: (view) => void post('resize', view),
    setRunning: (isRunning) => void post('setRunning', isRunning),
    refreshRoutes: () => void post('refreshRoutes'),
    reset: (seed) => void post('reset', seed),
    startRun: async (start) => {
      await line.started;
      await line.post('startRun', start);
    },
    steer: (steering) => void post('steer', steering),
    endRun: async () => {
      await line.started;
      return ((await line.post('endRun')) as RunResult | undefined) ?? null;
    },
    feed: (x, y) => void post('feed', x, y),
    setRoute: (points) => void post('setRoute', points),
    status: async () => {
      await line.started;
      return ((await line.post('status')) as FlockStatus | undefined) ?? null;
    },
    close: line.close,
  };
}

interface Line {
  readonly started: Promise<FlockStatus>;
  readonly post: Post;
  readonly close: () => void;
}

function openWorkerLine(canvas: HTMLCanvasElement, start: FlockStart): Line {
  const bridge = createBridge<FlockApi>({
    startWorker: () =>
      new Worker(new URL('../../workers/flock/flock.worker.ts', import.meta.url), { type: 'module', name: 'flock' }),
  });
  const surface = canvas.transferControlToOffscreen();
  let isOpen = true;
  let lost: AppError | null = null;
  return {
    started: bridge.call('start', [surface, start], { transfer: [surface] }),
    post: async (name, ...args) => {
      if (!isOpen) return undefined;
      if (lost !== null) throw lost;
      return bridge.call(name, args as never).catch((error) => {
        // The pond's own worker has crashed, and the one that the bridge has started in its place knows nothing of it.
        if (error instanceof AppError && error.code === 'flock-not-started') {
          lost = error;
          bridge.stop();
        }
        ignoreAbort(error);
      });
    },
    close() {
      isOpen = false;
      bridge.stop();
    },
  };
}

/** [Note: Page fallback] The only place where a page loads a worker's implementation, and only when it must. */
function openPageLine(canvas: HTMLCanvasElement, start: FlockStart): Line {
  const service = import('../../workers/flock/flock.local.ts').then(({ createLocalFlock }) => createLocalFlock());
  let isOpen = true;
  const call = async (name: keyof FlockApi, args: readonly unknown[]) => {
    const api = await service;
    return isOpen ? (api[name] as (...list: unknown[]) => unknown)(...args) : undefined;
  };
  return {
    started: call('start', [canvas, start]) as Promise<FlockStatus>,
    post: (name, ...args) => call(name, args),
    close() {
      isOpen = false;
      // A file that never came has nothing to stop; the failure is told where the pond is started.
      service.then((api) => api.stop()).catch(() => undefined);
    },
  };
}

function canTransferCanvas(): boolean {
  return typeof HTMLCanvasElement.prototype.transferControlToOffscreen === 'function';
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
