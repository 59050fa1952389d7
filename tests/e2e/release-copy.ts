import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '../../server/build/release.ts';
import { SOURCES } from '../../server/build/source-fingerprint.mjs';
import { ROOT } from '../runner/command.ts';
import { type RunningServer, startServer } from '../server/built-server.ts';
import { readRelease } from './built-manifest.ts';

/** A copy of the project with the build under test as its published release. Tests can build the next release there. */
export interface ReleaseCopy {
  readRelease(): Release;
  /** Replaces text of a source file, which must contain it. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** Builds the current sources over the published release. Resolves to the exit code and the output. */
  build(): Promise<{ readonly code: number; readonly output: string }>;
  /** Runs the published release. */
  start(port: number): Promise<RunningServer>;
  remove(): Promise<void>;
}

export async function copyProject(): Promise<ReleaseCopy> {
  const root = await mkdtemp(join(tmpdir(), 'mythinkn-release-'));
  for (const name of [...SOURCES, 'dist']) {
    // Keeps file times, so that compiled cores are not compiled again.
    await cp(join(ROOT, name), join(root, name), { recursive: true, preserveTimestamps: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'dir');
  return {
    readRelease: () => readRelease(root),
    async edit(file, from, to) {
      const text = await readFile(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      await writeFile(join(root, file), text.replace(from, to));
    },
    async build() {
      const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
      const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], { cwd: root });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          output += chunk;
        });
      }
      const [code] = await once(child, 'close');
      return { code: code ?? 1, output };
    },
    start: (port) => startServer(join(root, 'dist', 'server', 'main.js'), { PORT: String(port), HOST: 'localhost' }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
