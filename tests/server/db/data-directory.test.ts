import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createDataDirectory, lockDataDirectory } from '../../../server/db/data-directory.ts';
import { createTestDirectory } from '../create-test-directory.ts';

const HOLDER = fileURLToPath(new URL('lock-holder.ts', import.meta.url));

let directory: string;
beforeEach(async () => {
  directory = await createTestDirectory();
});

/** Another process that holds the directory, or says why it does not. */
async function startHolder() {
  const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
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

it('is made with all folders above it, closed to other users', () => {
  directory = join(directory, 'a', 'b');
  createDataDirectory(directory);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
});

it('one that is there keeps its mode', () => {
  mkdirSync(directory);
  chmodSync(directory, 0o750);
  createDataDirectory(directory);
  expect(statSync(directory).mode & 0o777).toBe(0o750);
});

it('a file in its place is refused with its name', () => {
  writeFileSync(directory, '');
  expect(() => createDataDirectory(directory)).toThrow(directory);
  expect(() => createDataDirectory(join(directory, 'below'))).toThrow('ENOTDIR');
});

it('while it is held a file tells by whom, since when; afterwards it is gone', () => {
  const taken = lock();
  const { pid, startedAt } = JSON.parse(readFileSync(join(directory, 'lock'), 'utf8'));
  expect(pid).toBe(process.pid);
  expect(Math.abs(Date.parse(startedAt) - performance.timeOrigin)).toBeLessThan(1000);
  taken.release();
  expect(existsSync(join(directory, 'lock'))).toBe(false);
  lock();
});

it('a second process is refused within a second, with the number of the first', async () => {
  const { child, line } = await startHolder();
  expect(line).toBe('held');
  const startedAt = performance.now();
  expect(() => lock()).toThrow(new RegExp(`${child.pid}[\\s\\S]*MYTHINKN_DATA`));
  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect((await startHolder()).line).toBe('DATA_DIRECTORY_IN_USE');
  await kill(child);
  lock();
});

it('within one process it is taken once, and trying again does not lose it to another one', async () => {
  lock();
  expect(() => lock()).toThrow(String(process.pid));
  expect((await startHolder()).line).toBe('DATA_DIRECTORY_IN_USE');
});

it('what a killed process left is taken over', async () => {
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

it('a holder whose file cannot be read still keeps others out', async () => {
  await startHolder();
  writeFileSync(join(directory, 'lock'), '{"pid":');
  expect(() => lock()).toThrow(dirname(directory));
});
