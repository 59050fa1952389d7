import type { Page } from '@playwright/test';
import type { InspectedFlockApi } from './inspection/inspected-service.ts';

interface WatchedWindow {
  flockWorkers: Worker[];
}

/** Frames a second of a test's pond: drawing them takes most of what a test takes of the processor. */
const FRAME_RATE_MAX = 20;
/** Seconds by which a frame of `QUICK_POND` moves the pond, where the display shows them in time. */
export const QUICK_STEP_S = 0.2;

/** With this in front of a worker, four seconds of the pond pass in one. Counts end sooner, and fewer frames are drawn. */
export const QUICK_POND = `const nextFrame = requestAnimationFrame;
  globalThis.requestAnimationFrame = (show) => nextFrame((now) => show(now * 4));`;

/** Ponds show fewer frames, as they do behind other pages. Call before `goto`. */
export async function drawSeldom(page: Page, isQuick: boolean): Promise<void> {
  await page.addInitScript(
    ({ frameRateMax, stepCapS }) => {
      interface Call {
        readonly argumentList?: readonly { readonly value?: { frameStepCapS?: number; frameRateMax?: number } }[];
      }
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message: unknown, transfer?: unknown) {
        for (const { value } of (message as Call).argumentList ?? []) {
          if (value?.frameStepCapS === undefined) continue;
          value.frameRateMax ??= frameRateMax;
          value.frameStepCapS = stepCapS ?? value.frameStepCapS;
        }
        return post.call(this, message, transfer as StructuredSerializeOptions);
      };
    },
    { frameRateMax: FRAME_RATE_MAX, stepCapS: isQuick ? QUICK_STEP_S : null },
  );
}

/** Records the workers that a page starts, so that a test can call them. Call before `goto`. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow;
    const NativeWorker = window.Worker;
    watched.flockWorkers = [];
    window.Worker = class extends NativeWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        watched.flockWorkers.push(this);
      }
    };
  });
}

type Answer<Name extends keyof InspectedFlockApi> = Awaited<ReturnType<InspectedFlockApi[Name]>>;

/**
 * Calls a method of the newest worker's service over the wire protocol of the page's own bridge. Arguments are plain
 * data; a typed array in the answer arrives as an object of its numbers. `places` and `inspect` exist only in the worker
 * that `serveInspectedWorker` gives to the page.
 */
export async function callFlock<Name extends keyof InspectedFlockApi>(
  page: Page,
  method: Name,
  ...args: Parameters<InspectedFlockApi[Name]>
): Promise<Answer<Name>> {
  const answer: unknown = await page.evaluate(
    ({ name, values }) =>
      new Promise((resolve, reject) => {
        const worker = (window as unknown as WatchedWindow).flockWorkers.at(-1);
        if (worker === undefined) return reject(new Error('No worker was started'));
        const id = `test-${Math.random()}`;
        const listen = (event: MessageEvent) => {
          if (event.data?.id !== id) return;
          worker.removeEventListener('message', listen);
          const reply = event.data.value;
          if (reply.ok) resolve(reply.value);
          else reject(new Error(reply.error.message));
        };
        worker.addEventListener('message', listen);
        const argumentList = values.map((value) => ({ type: 'RAW', value }));
        worker.postMessage({ id, type: 'APPLY', path: [name], argumentList });
      }),
    { name: method, values: args as unknown[] },
  );
  return answer as Answer<Name>;
}
