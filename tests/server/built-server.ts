import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readSourceFingerprint } from '../../server/build/source-fingerprint.mjs';
import { writeClientBuildTo } from './fake-client-build.ts';
import { TEST_FILES } from './test-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Inside the repository, where the built server finds its packages. */
const SERVERS = join(ROOT, 'tests', 'results', 'servers');
/** Beside the product's sources, these make what `buildServer` returns. */
const MAKERS = ['fake-client-build.ts', 'built-server.ts'].map((name) => join(ROOT, 'tests', 'server', name));
/** A file of the client of 500 kB, which no connection takes at once. */
export const LARGE_ASSET = 'assets/large-456.js';
const KEPT_MS = 24 * 60 * 60_000;

export interface BuiltServer {
  /** Holds `server/` and `client/`. Other tests use it, too: nothing may be changed in it. */
  readonly directory: string;
  /** Starts the built server; resolves when it prints its address or has ended. */
  start(environment: Readonly<Record<string, string>>): Promise<RunningServer>;
}

export interface RunningServer {
  readonly process: ChildProcess;
  readonly port: number;
  /** Everything written to both streams so far. */
  output(): string;
  /** Exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
}

/** The server as `npm run build` makes it, beside a small client build. Built once for the sources of this moment. */
export async function buildServer(): Promise<BuiltServer> {
  const directory = join(SERVERS, await readKey());
  if (!existsSync(directory)) await buildTo(directory);
  return { directory, start: (environment) => startServer(join(directory, 'server', 'main.js'), environment) };
}

/** Changes with everything that the built server and its client consist of. */
async function readKey(): Promise<string> {
  const hash = createHash('sha256').update(readSourceFingerprint(ROOT));
  for (const file of MAKERS) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** Complete or not there at all, because several processes may build at the same time. */
async function buildTo(directory: string): Promise<void> {
  await mkdir(SERVERS, { recursive: true });
  await removeOldServers();
  const draft = await mkdtemp(join(SERVERS, 'draft-'));
  const outDir = join(draft, 'server');
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
  await writeClientBuildTo(draft, { [LARGE_ASSET]: `"${'x'.repeat(500_000)}"` });
  try {
    await rename(draft, directory);
  } catch (error) {
    await rm(draft, { recursive: true });
    // Another process was faster.
    if (!existsSync(directory)) throw error;
  }
}

/** Those of other sources, unless another run may still use them. */
async function removeOldServers(): Promise<void> {
  for (const name of await readdir(SERVERS)) {
    const folder = join(SERVERS, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > KEPT_MS) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a built server; resolves when it prints its address or has ended. Without `MYTHINKN_DATA` it gets its own data
 * directory, which is removed when it ends.
 */
export async function startServer(file: string, environment: Readonly<Record<string, string>>): Promise<RunningServer> {
  const parent = await mkdtemp(join(TEST_FILES, 'mythinkn-data-'));
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
