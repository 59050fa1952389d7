import type { Page } from '@playwright/test';
import type { InspectedFlockApi } from './inspection/inspected-service.ts';

interface WatchedWindow {
  flockWorkers: Worker[];
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
