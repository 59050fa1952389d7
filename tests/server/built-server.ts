import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeClientBuildTo } from './fake-client-build.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Inside the repository, where the built server finds its packages. */
const RESULTS = join(ROOT, 'tests', 'results');

export interface BuiltServer {
  /** Holds `server/` and `client/`. */
  readonly directory: string;
  /** Starts the built server; resolves when it prints its address or has ended. */
  start(environment: Readonly<Record<string, string>>): Promise<RunningServer>;
  remove(): Promise<void>;
}

export interface RunningServer {
  readonly process: ChildProcess;
  readonly port: number;
  /** Everything written to both streams so far. */
  output(): string;
  /** Exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
}

/** The server as `npm run build` makes it, beside a small client build. */
export async function buildServer(): Promise<BuiltServer> {
  await mkdir(RESULTS, { recursive: true });
  const directory = await mkdtemp(join(RESULTS, 'server-'));
  const outDir = join(directory, 'server');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: true,
      outDir,
      rolldownOptions: { input: ['server/main.ts', 'server/backup.ts', 'server/restore.ts'].map((f) => join(ROOT, f)) },
    },
  });
  await copyFile(join(ROOT, 'wasm', 'build', 'flock.wasm'), join(outDir, 'flock.wasm'));
  const client = await writeClientBuildTo(directory);
  return {
    directory,
    start: (environment) => startServer(join(outDir, 'main.js'), environment),
    remove: client.remove,
  };
}

/**
 * Runs a built server; resolves when it prints its address or has ended. Without `MYTHINKN_DATA` it gets its own data
 * directory, which is removed when it ends.
 */
export async function startServer(file: string, environment: Readonly<Record<string, string>>): Promise<RunningServer> {
  const parent = await mkdtemp(join(tmpdir(), 'mythinkn-data-'));
  const env = { PATH: process.env.PATH, MYTHINKN_DATA: join(parent, 'data'), ...environment };
  const child = spawn(process.execPath, [file], { env });
  let output = '';
  const ended = once(child, 'close').then(async ([code, signal]: (number | string | null)[]) => {
    await rm(parent, { recursive: true, force: true });
    return code ?? signal ?? '';
  });
  const port = await new Promise<number>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const match = /http:\/\/\S+:(\d+)\/mythinkn\//.exec(output);
      if (match) resolve(Number(match[1]));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => resolve(0));
  });
  return { process: child, port, output: () => output, ended };
}
