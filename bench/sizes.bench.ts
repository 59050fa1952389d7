import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../tests/runner/command.ts';
import { SIZE_BYTES } from './budgets.ts';
import type { Part } from './part.ts';

const CLIENT = join(ROOT, 'dist', 'client');
/** Words that occur only in three's own code. */
const THREE_MARK = /THREE\.WebGLRenderer|WebGLRenderTarget/;

/** Transferred bytes, compressed: the shell of every page, and the swarm's worker. */
export const sizes: Part = {
  name: 'sizes',
  async run({ report, openServer }) {
    // Starting the server brings the build up to date.
    await openServer();
    const shell = listWithImports(listShellScripts());
    const three = shell.filter((file) => THREE_MARK.test(readAsset(file)));
    report.check('the shell holds no three', shell.length > 0 && three.length === 0, three.join(', '));
    report.measure({
      measure: 'shell scripts, gzip',
      unit: 'B',
      samples: [gzipTotal(shell)],
      bar: SIZE_BYTES.shellGzip,
      note: `${shell.length} files`,
    });
    const worker = listWithImports(findAssets(/^flock\.worker-.*\.js$/));
    const stages = worker.filter((file) => THREE_MARK.test(readAsset(file)));
    report.check('the worker draws with three', stages.length === 1, worker.join(', '));
    report.measure({
      measure: 'flock worker with all it may load, gzip',
      unit: 'B',
      samples: [gzipTotal(worker)],
      bar: SIZE_BYTES.workerGzip,
      note: worker.map((file) => `${basename(file).replace(/-.*/, '')} ${gzipTotal([file])}`).join(', '),
    });
    const wasm = findAssets(/^flock-(?!scalar).*\.wasm$/);
    report.check('one flock core', wasm.length === 1, wasm.join(', '));
    report.measure({
      measure: 'built flock.wasm, raw',
      unit: 'B',
      samples: wasm.map((file) => readFileSync(join(CLIENT, 'assets', file)).length),
      bar: SIZE_BYTES.flockWasm,
    });
  },
};

/** Scripts that the page itself names, including preloaded ones. */
function listShellScripts(): string[] {
  const page = readFileSync(join(CLIENT, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="[^"]*\/assets\/([^"]+\.js)"/g)].map(([, file = '']) => file);
}

/**
 * The files with all their imports, for the worker including dynamic ones. The dynamic imports of the shell are pages
 * and do not count.
 */
function listWithImports(files: readonly string[]): string[] {
  const isWorker = files.some((file) => file.includes('.worker-'));
  const found = new Set(files);
  for (const file of found) {
    const text = readAsset(file);
    const later = isWorker ? text.matchAll(/import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g) : [];
    const now = text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    for (const [, name = ''] of [...now, ...later]) found.add(name);
  }
  return [...found];
}

function findAssets(name: RegExp): string[] {
  // The files of the current release; those of the previous release are kept beside them.
  const { files } = JSON.parse(readFileSync(join(ROOT, 'dist', 'release.json'), 'utf8')) as {
    files: readonly string[];
  };
  return files.filter((file) => name.test(file));
}

function readAsset(file: string): string {
  return readFileSync(join(CLIENT, 'assets', file), 'utf8');
}

function gzipTotal(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readAsset(file)).length, 0);
}
