import type { FlockApi, FlockStart, FlockStatus } from '../../workers/flock/flock.api.ts';
import { AppError } from '../core/errors.ts';
import { type Args, createBridge, type Methods, type Result } from './create-bridge.ts';
import { forward } from './forward.ts';

export type * from '../../workers/flock/flock.api.ts';

/** The contract's methods; the page starts and stops a pond by `openFlock` and `close`. */
type PondCalls = {
  readonly [Name in Exclude<Methods<FlockApi>, 'start' | 'stop'>]: (
    ...args: Args<FlockApi, Name>
  ) => Promise<Result<FlockApi, Name> | null>;
};

/**
 * A pond that swims on its own canvas until it is closed. Its methods wait for the first frame and reject with the error of
 * `started` when there is none. After `close` they do nothing and resolve to null. Once the worker has crashed, they reject
 * with an AppError. A rejection that no caller handles is not reported.
 */
export interface FlockSession extends PondCalls {
  /**
   * The status at the first drawn frame.
   * Rejects with an AppError: `worker-unavailable`, `wasm-unavailable` or `canvas-unavailable`; with an AbortError when
   * it is closed before.
   */
  readonly started: Promise<FlockStatus>;
  close(): void;
}

/** Null in place of a reply: the pond is closed. */
type Call = <Name extends Methods<FlockApi>>(
  name: Name,
  args: Args<FlockApi, Name>,
) => Promise<Result<FlockApi, Name> | null>;

interface PondConnection {
  readonly started: Promise<FlockStatus>;
  readonly call: Call;
  readonly close: () => void;
}

/**
 * Lets a pond swim on `canvas`, which must be fresh: it is handed over to a worker and cannot be used again.
 * Where a canvas cannot be handed over, the same service runs on this page.
 */
export function openFlock(canvas: HTMLCanvasElement, start: FlockStart): FlockSession {
  const { started, call, close } = canTransferCanvas() ? connectWorker(canvas, start) : connectPage(canvas, start);
  const send: Call = (name, args) => {
    // Calls before the first frame wait for it, in order.
    const reply = started.then(() => call(name, args));
    // Most callers do not wait for the reply; they learn of a failure from `started` and `status`.
    reply.catch(() => undefined);
    return reply;
  };
  return Object.assign(forward<FlockApi, null>(send), { started, close });
}

function connectWorker(canvas: HTMLCanvasElement, start: FlockStart): PondConnection {
  const bridge = createBridge<FlockApi>({
    startWorker: () =>
      new Worker(new URL('../../workers/flock/flock.worker.ts', import.meta.url), { type: 'module', name: 'flock' }),
  });
  const surface = canvas.transferControlToOffscreen();
  let isOpen = true;
  let lost: AppError | null = null;
  return {
    started: bridge.call('start', [surface, start], { transfer: [surface] }),
    async call(name, args) {
      if (!isOpen) return null;
      if (lost !== null) throw lost;
      try {
        return await bridge.call(name, args);
      } catch (error) {
        // The pond's own worker has crashed: the bridge has started another one, which has no pond.
        if (error instanceof AppError && error.code === 'flock-not-started') {
          lost = error;
          bridge.stop();
        }
        if (isAbort(error)) return null;
        throw error;
      }
    },
    close() {
      isOpen = false;
      bridge.stop();
    },
  };
}

/** [Note: Page fallback] The only place where a page loads a worker's implementation, and only when it must. */
function connectPage(canvas: HTMLCanvasElement, start: FlockStart): PondConnection {
  const service = import('../../workers/flock/flock.local.ts').then(({ createLocalFlock }) => createLocalFlock());
  let isOpen = true;
  return {
    // A page that cannot hand a canvas over may have no OffscreenCanvas; the service draws on either kind.
    started: service.then((pond) => pond.start(canvas as unknown as OffscreenCanvas, start)),
    async call<Name extends Methods<FlockApi>>(name: Name, args: Args<FlockApi, Name>) {
      const pond = await service;
      if (!isOpen) return null;
      const method = pond[name] as (...list: Args<FlockApi, Name>) => Result<FlockApi, Name>;
      return method(...args);
    },
    close() {
      isOpen = false;
      // If the file was never loaded there is nothing to stop; `started` reports that failure.
      service.then((pond) => pond.stop()).catch(() => undefined);
    },
  };
}

function canTransferCanvas(): boolean {
  return typeof HTMLCanvasElement.prototype.transferControlToOffscreen === 'function';
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
