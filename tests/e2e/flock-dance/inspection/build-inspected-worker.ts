import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ownShadersOnly } from '../../../../src/app/build/own-shaders-only.ts';
import { BASE_PATH } from '../../../../src/core/paths.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const ENTRY = fileURLToPath(new URL('./inspected-flock.worker.ts', import.meta.url));

/** The files of a worker by their names, without folders. */
interface WorkerFiles {
  readonly entry: string;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

let built: Promise<WorkerFiles> | null = null;

/**
 * Builds the flock worker with its test interfaces, in memory: the product's build has none. Once per process, in a few
 * seconds.
 */
export function buildInspectedWorker(): Promise<WorkerFiles> {
  built ??= buildWorker();
  return built;
}

async function buildWorker(): Promise<WorkerFiles> {
  const result = await build({
    configFile: false,
    root: ROOT,
    base: `${BASE_PATH}/`,
    publicDir: false,
    logLevel: 'error',
    worker: { format: 'es', plugins: () => [ownShadersOnly()] },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: () => false,
      rolldownOptions: { input: `${ENTRY}?worker&url` },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  // The input itself becomes an empty chunk; the worker and what it loads are assets.
  const assets = outputs.filter((file) => file.type === 'asset');
  const files = new Map(assets.map(({ fileName, source }) => [baseName(fileName), source] as const));
  const entry = [...files.keys()].find((name) => name.startsWith('inspected-flock.worker-'));
  if (entry === undefined) throw new Error(`No worker among ${[...files.keys()].join(', ')}`);
  return { entry, files };
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
