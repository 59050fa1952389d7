import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { markBackup, readLastBackup } from '../../../server/db/last-backup.ts';
import { createTestDirectory } from '../create-test-directory.ts';

it('remembers when a data directory was backed up last', async () => {
  const directory = await createTestDirectory();
  mkdirSync(directory);
  expect(readLastBackup(directory)).toBeNull();
  const before = Date.now();
  markBackup(directory);
  // File systems round times.
  expect(Math.abs((readLastBackup(directory) ?? 0) - before)).toBeLessThan(10_000);
});

it('does nothing for a data directory that cannot be written', async () => {
  const missing = join(await createTestDirectory(), 'missing');
  expect(() => markBackup(missing)).not.toThrow();
  expect(readLastBackup(missing)).toBeNull();
});
