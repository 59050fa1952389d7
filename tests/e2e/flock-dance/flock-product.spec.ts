import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../runner/command.ts';
import { readRelease } from '../built-manifest.ts';
import { buildInspectedWorker } from './inspection/build-inspected-worker.ts';

/** Names that only the test interfaces have, among the scripts of the flock. */
const TEST_INTERFACES = /\blitFish\b|\bplaces\s*[:(]/;

test('the built product has no test interfaces', async () => {
  const assets = join(ROOT, 'dist', 'client', 'assets');
  // The folder also holds the files of the previous release.
  const scripts = readRelease().files.filter((name) => /^flock.*\.js$/i.test(name));
  expect(scripts.filter((name) => name.startsWith('flock.worker-'))).toHaveLength(1);
  expect(scripts.filter((name) => TEST_INTERFACES.test(readFileSync(join(assets, name), 'utf8')))).toEqual([]);
  // The pattern finds them where they are.
  const { entry, files } = await buildInspectedWorker();
  expect(String(files.get(entry))).toMatch(TEST_INTERFACES);
});
