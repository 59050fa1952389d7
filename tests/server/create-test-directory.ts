import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { TEST_FILES } from './test-files.ts';

/** A folder that does not exist yet, inside a folder that is removed after the test. */
export async function createTestDirectory(): Promise<string> {
  const parent = await mkdtemp(join(TEST_FILES, 'mythinkn-data-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return join(parent, 'data');
}
