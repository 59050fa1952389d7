import core from '../../wasm/build/json.wasm?url&inline';
import { startInlineWasm } from '../shared/wasm-loader.ts';
import type { JsonServiceDeps } from './json-context.ts';
import { createJsonCore } from './json-wasm.ts';
import { openOpfsScratch } from './opfs-scratch.ts';
import { repairJson } from './repair/repair-json.ts';

/** The JSON service's dependencies in a browser. */
export const browserDeps: JsonServiceDeps = {
  loadCore: async () => createJsonCore(await startInlineWasm(core)),
  openScratch: openOpfsScratch,
  repair: repairJson,
  now: () => performance.now(),
  pause: createPause(),
};

/** A message to itself arrives after the messages that are already queued. A timer would take four milliseconds. */
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
