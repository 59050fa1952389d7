import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeClientBuildTo } from './fake-client-build.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Inside the repository, where the built server finds its packages. */
const RESULTS = join(ROOT, 'tests', 'results');

export interface BuiltServer {
  /** Starts the built server; resolves once it says where it listens, or has ended. */
  start(environment: Readonly<Record<string, string>>): Promise<RunningServer>;
  remove(): Promise<void>;
}

export interface RunningServer {
  readonly process: ChildProcess;
  readonly port: number;
  /** What it wrote so far, both streams. */
  output(): string;
  /** Exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
}

/** The server as `npm run build` makes it, beside a small client build. */
export async function buildServer(): Promise<BuiltServer> {
  await mkdir(RESULTS, { recursive: true });
  const directory = await mkdtemp(join(RESULTS, 'server-'));
  const outDir = join(directory, 'server');
  await build({ root: ROOT, configFile: false, logLevel: 'silent', build: { ssr: 'server/main.ts', outDir } });
  const client = await writeClientBuildTo(directory);
  return { start: (environment) => startServer(join(outDir, 'main.js'), environment), remove: client.remove };
}

/** Runs a built server; resolves once it says where it listens, or has ended. */
export async function startServer(file: string, environment: Readonly<Record<string, string>>): Promise<RunningServer> {
  const child = spawn(process.execPath, [file], { env: { PATH: process.env.PATH, ...environment } });
  let output = '';
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? ''));
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
