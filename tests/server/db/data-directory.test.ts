import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createDataDirectory, findOpenMode, lockDataDirectory } from '../../../server/db/data-directory.ts';
import { createTestDirectory } from '../create-test-directory.ts';

const HOLDER = fileURLToPath(new URL('lock-holder.ts', import.meta.url));

let directory: string;
beforeEach(async () => {
  directory = await createTestDirectory();
});

/** Another process that locks the directory, or says why it cannot. */
async function startHolder() {
  const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  const [line] = await once(child.stdout, 'data');
  return { child, line: String(line).trim() };
}

async function kill(child: Awaited<ReturnType<typeof startHolder>>['child']): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'close');
}

function lock() {
  createDataDirectory(directory);
  const taken = lockDataDirectory(directory);
  onTestFinished(() => taken.release());
  return taken;
}

it('is created with its parent folders, closed to other users', () => {
  directory = join(directory, 'a', 'b');
  createDataDirectory(directory);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
});

it('keeps the mode of an existing folder', () => {
  mkdirSync(directory);
  chmodSync(directory, 0o750);
  createDataDirectory(directory);
  expect(statSync(directory).mode & 0o777).toBe(0o750);
});

it('rejects a file in its place by name', () => {
  writeFileSync(directory, '');
  expect(() => createDataDirectory(directory)).toThrow(directory);
  expect(() => createDataDirectory(join(directory, 'below'))).toThrow('ENOTDIR');
});

it('finds the mode of a folder that other users may enter', () => {
  createDataDirectory(directory);
  expect(findOpenMode(directory)).toBeNull();
  chmodSync(directory, 0o755);
  expect(findOpenMode(directory)).toBe('755');
});

it('says what to do when its files cannot be written', () => {
  createDataDirectory(directory);
  mkdirSync(join(directory, 'lock'));
  expect(() => lockDataDirectory(directory)).toThrow(/无法使用（EISDIR）/);
  rmSync(join(directory, 'lock.db'));
  mkdirSync(join(directory, 'lock.db'));
  expect(() => lockDataDirectory(directory)).toThrow(/无法使用（.*unable to open/i);
});

it('has a file that says who holds it and since when, until it is released', () => {
  const taken = lock();
  const { pid, startedAt } = JSON.parse(readFileSync(join(directory, 'lock'), 'utf8'));
  expect(pid).toBe(process.pid);
  expect(Math.abs(Date.parse(startedAt) - performance.timeOrigin)).toBeLessThan(1000);
  taken.release();
  expect(existsSync(join(directory, 'lock'))).toBe(false);
  lock();
});

it('rejects a second process within a second, with the pid of the first', async () => {
  const { child, line } = await startHolder();
  expect(line).toBe('held');
  const startedAt = performance.now();
  expect(() => lock()).toThrow(new RegExp(`${child.pid}[\\s\\S]*MYTHINKN_DATA`));
  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect((await startHolder()).line).toBe('DATA_DIRECTORY_IN_USE');
  await kill(child);
  lock();
});

it('is locked once per process, and another attempt does not lose the lock', async () => {
  lock();
  expect(() => lock()).toThrow(String(process.pid));
  expect((await startHolder()).line).toBe('DATA_DIRECTORY_IN_USE');
});

it('can be locked after its holder was killed', async () => {
  const { child } = await startHolder();
  await kill(child);
  expect(JSON.parse(readFileSync(join(directory, 'lock'), 'utf8')).pid).toBe(child.pid);
  lock();
  expect(JSON.parse(readFileSync(join(directory, 'lock'), 'utf8')).pid).toBe(process.pid);
});

it.each([
  ['a living process that got the same number later', JSON.stringify({ pid: process.ppid, startedAt: '2001-01-01' })],
  ['half a file', '{"pid":'],
])('%s does not keep it', (_what, text) => {
  createDataDirectory(directory);
  writeFileSync(join(directory, 'lock'), text);
  lock();
});

it("stays locked when the holder's file is unreadable", async () => {
  await startHolder();
  writeFileSync(join(directory, 'lock'), '{"pid":');
  expect(() => lock()).toThrow(dirname(directory));
});
