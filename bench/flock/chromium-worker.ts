import { timeFlock, type WorkerJob } from './worker-job.ts';

/** Entry of the worker for the Chromium part: one job per message, answered on the message's port. */
addEventListener('message', async (event: MessageEvent<WorkerJob>) => {
  const response = await fetch(event.data.wasmUrl);
  const module = await WebAssembly.compile(await response.arrayBuffer());
  event.ports[0]?.postMessage(timeFlock(module, event.data));
});
