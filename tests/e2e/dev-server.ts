import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROCESS = fileURLToPath(new URL('./dev-server-process.ts', import.meta.url));
const START_TIMEOUT_MS = 60_000;

interface DevServer {
  /** Origin and base, with a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Vite's development server on a free port with an empty cache, as at the first `npm run dev`. */
export async function startDevServer(): Promise<DevServer> {
  // In node_modules, like the real cache: plugins ignore files there.
  const cache = await mkdtemp(join(ROOT, 'node_modules', '.vite-fresh-'));
  const child = spawn(process.execPath, ['--import', 'tsx', PROCESS, cache], {
    cwd: ROOT,
    // The server ends when this process closes the channel.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    void ended.then(() => reject(new Error('The development server ended before it was ready')));
    setTimeout(() => reject(new Error('The development server did not start in time')), START_TIMEOUT_MS).unref();
  });
  return {
    url,
    async close() {
      child.kill();
      await ended;
      await rm(cache, { recursive: true, force: true });
    },
  };
}
