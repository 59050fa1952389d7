import jsonUrl from '../../wasm/build/json.wasm?url';
import { loadWasm } from '../shared/wasm-loader.ts';

import type { JsonServiceDeps } from './json-context.ts';
import { createJsonCore } from './json-wasm.ts';
import { openOpfsScratch } from './opfs-scratch.ts';
import { repairJson } from './repair/repair-json.ts';

/** What the JSON service needs of a browser. */
export const browserDeps: JsonServiceDeps = {
  loadCore: async () => createJsonCore(await loadWasm(jsonUrl)),
  openScratch: openOpfsScratch,
  repair: repairJson,
  now: () => performance.now(),
  pause: createPause(),
};

/** A message to itself comes behind those that wait. A timer would come four milliseconds late. */
function createPause(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
