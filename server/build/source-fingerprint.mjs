import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything a build reads. Plain JavaScript, because `npm start` asks before anything is built. */
export const SOURCES = [
  ...['index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
  ...['src', 'workers', 'wasm', 'server'],
];
/** Made by the build itself. */
const MADE = join('wasm', 'build');

/** Where a finished build records the fingerprint of its sources. */
export const STAMP_FILE = join('dist', 'build-stamp.txt');

/**
 * Digest of the sources' names and contents, so that neither a checkout's file times nor a deleted file can mislead it.
 * @param {string} root
 */
export function readSourceFingerprint(root) {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => listFiles(root, source)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Whether the finished build of `root` was made from the sources as they are now.
 * @param {string} root
 */
export function isBuildCurrent(root) {
  const stamp = join(root, STAMP_FILE);
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === readSourceFingerprint(root);
}

function listFiles(root, path) {
  if (path === MADE || !existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => listFiles(root, join(path, name)));
}
