import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isBuildCurrent, readSourceFingerprint, STAMP_FILE } from '../../server/build/source-fingerprint.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mythinkn-stamp-'));
  await mkdir(join(root, 'src'));
  await mkdir(join(root, 'wasm', 'build'), { recursive: true });
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'index.html'), 'page');
  await writeFile(join(root, 'src', 'a.ts'), 'a');
  await writeFile(join(root, 'src', 'b.ts'), 'b');
  await writeFile(join(root, STAMP_FILE), `${readSourceFingerprint(root)}\n`);
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('is current while nothing has changed', () => {
  expect(isBuildCurrent(root)).toBe(true);
});

it.each([
  ['a changed file', () => writeFile(join(root, 'src', 'a.ts'), 'A')],
  ['a new file', () => writeFile(join(root, 'src', 'c.ts'), '')],
  ['a deleted file', () => rm(join(root, 'src', 'b.ts'))],
  [
    'text that moved from one file to the next',
    async () => {
      await writeFile(join(root, 'src', 'a.ts'), '');
      await writeFile(join(root, 'src', 'b.ts'), 'ab');
    },
  ],
  ['a missing stamp', () => rm(join(root, STAMP_FILE))],
])('%s makes it stale', async (_change, change) => {
  await change();
  expect(isBuildCurrent(root)).toBe(false);
});

it('another address of the service makes it stale', () => {
  vi.stubEnv('MYTHINKN_API', 'https://api.example');
  expect(isBuildCurrent(root)).toBe(false);
});

it.each([
  ['file times', () => utimes(join(root, 'src', 'a.ts'), 1, 1)],
  ['what the build itself makes', () => writeFile(join(root, 'wasm', 'build', 'x.wasm'), 'x')],
  ['files that no build reads', () => writeFile(join(root, 'README.md'), 'x')],
])('%s do not matter', async (_change, change) => {
  await change();
  expect(isBuildCurrent(root)).toBe(true);
});
