import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChromium } from '../chromium.ts';

const WORKS = 'echo "Chromium 156.0"';
const STUB = 'echo "Command requires the chromium snap to be installed" >&2; exit 1';
const OTHER = 'echo "some other program 1.0"';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mythinkn-chromium-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function find(programs: Readonly<Record<string, string>>, named?: string): Promise<string | null> {
  for (const [name, script] of Object.entries(programs)) {
    const file = join(root, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `#!/bin/sh\n${script}\n`);
    await chmod(file, 0o755);
  }
  const CHROME_PATH = named === undefined ? undefined : join(root, named);
  const environment = { PATH: join(root, 'path'), PLAYWRIGHT_BROWSERS_PATH: join(root, 'cache'), CHROME_PATH };
  const found = findChromium(environment, [join(root, 'usr')]);
  return found === null ? null : found.slice(root.length + 1);
}

it.each([
  ['nothing', {}, null],
  ['one on the path', { 'path/chromium': WORKS }, 'path/chromium'],
  ['one in a usual place', { 'usr/google-chrome-stable': WORKS }, 'usr/google-chrome-stable'],
  ['a stub and a real one', { 'usr/chromium-browser': STUB, 'usr/google-chrome': WORKS }, 'usr/google-chrome'],
  ['a stub alone', { 'usr/chromium-browser': STUB }, null],
  ['another program of that name', { 'usr/chromium': OTHER }, null],
  [
    'Playwright downloads',
    { 'cache/chromium-999/chrome-linux/chrome': WORKS, 'cache/chromium-1200/chrome-linux64/chrome': WORKS },
    'cache/chromium-1200/chrome-linux64/chrome',
  ],
])('of %s', async (_case, programs, expected) => {
  expect(await find(programs)).toBe(expected);
});

it('uses only the Chromium that CHROME_PATH names', async () => {
  expect(await find({ 'mine/chrome': WORKS, 'usr/chromium': WORKS }, 'mine/chrome')).toBe('mine/chrome');
  expect(await find({ 'usr/chromium': WORKS }, 'missing')).toBeNull();
});
