import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runCommand, runNode } from './runner/command.ts';

/** Needed at every launch: no sandbox (for root), and no background traffic of the browser. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/usr/lib/chromium'];
/** Folders in Playwright's downloads, by processor. */
const BUILDS = ['chrome-linux64', 'chrome-linux'];
const START_TIMEOUT_MS = 30_000;

/** Path of a Chromium that starts: from `CHROME_PATH`, installed, or downloaded by Playwright. Null if there is none. */
export function findChromium(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  folders: readonly string[] = FOLDERS,
): string | null {
  const named = environment.CHROME_PATH;
  if (named) return starts(named) ? named : null;
  const path = environment.PATH ?? '';
  const cache = environment.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  return [...listInstalled([...path.split(delimiter), ...folders]), ...listDownloaded(cache)].find(starts) ?? null;
}

/** Like `findChromium`, but installs one if there is none. Throws with instructions if that fails. */
export async function ensureChromium(): Promise<string> {
  await ensureChineseFont();
  const found = findChromium();
  if (found !== null) return found;
  if (process.env.CHROME_PATH) throw new Error(`CHROME_PATH does not start: ${process.env.CHROME_PATH}`);
  console.log('No Chromium found, installing one …');
  for (const install of [installFromDebian, downloadWithPlaywright]) {
    await install();
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error(
    [
      'The browser tests need a Chromium, and none could be installed. Do one of these and run npm test again:',
      '  Debian:  sudo apt-get update && sudo apt-get install -y chromium fonts-noto-cjk',
      '  Ubuntu:  npx playwright install --with-deps chromium',
      '  any:     CHROME_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
}

/**
 * Path of Chromium's headless shell, for tests that need no capture of the screen: the whole browser starts a second page
 * process for the frame of each window, and takes half as long again. Installs the shell where that is possible. Null where
 * there is none, or where `CHROME_PATH` names the browser to use.
 */
export async function ensureHeadlessShell(): Promise<string | null> {
  if (process.env.CHROME_PATH) return null;
  const find = () => listInstalled(FOLDERS, [HEADLESS_SHELL]).find(starts) ?? null;
  const found = find();
  if (found !== null || !canInstall()) return found;
  await installPackages([HEADLESS_SHELL]);
  return find();
}

function listInstalled(folders: readonly string[], names = NAMES): string[] {
  const files = names.flatMap((name) => folders.filter((folder) => folder !== '').map((folder) => join(folder, name)));
  return [...new Set(files)].filter((file) => existsSync(file));
}

/** Playwright's downloads, newest first. */
function listDownloaded(cache: string): string[] {
  const revisions = existsSync(cache) ? readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name)) : [];
  const newestFirst = revisions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const files = newestFirst.flatMap((name) => BUILDS.map((build) => join(cache, name, build, 'chrome')));
  return files.filter((file) => existsSync(file));
}

/** A file of that name may be a stub that only asks to install the real program. */
function starts(file: string): boolean {
  const { status, stdout } = spawnSync(file, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    timeout: START_TIMEOUT_MS,
  });
  return status === 0 && /chrom/i.test(stdout);
}

async function installFromDebian(): Promise<void> {
  if (await installPackages(['chromium', 'fonts-noto-cjk'])) return;
  await installPackages(['chromium']);
}

async function downloadWithPlaywright(): Promise<void> {
  const withLibraries = isRoot() ? ['--with-deps'] : [];
  await runNode('@playwright/test/cli.js', ['install', ...withLibraries, 'chromium']);
}

/**
 * Without a Chinese font, text renders as boxes; a font without the marks “ … — takes these from a Latin one. Only the tests of
 * a card's lines depend on it, so a failed installation is ignored.
 */
async function ensureChineseFont(): Promise<void> {
  const fonts = spawnSync('fc-list', [':lang=zh:charset=2014 201c 2026'], { encoding: 'utf8' });
  if (fonts.status === 0 && fonts.stdout.trim() !== '') return;
  if (canInstall()) await installPackages(['fonts-noto-cjk', 'fontconfig']);
}

async function installPackages(names: readonly string[]): Promise<boolean> {
  if (!canInstall()) return false;
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { environment });
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  return (await runCommand('apt-get', install, { environment })).exitCode === 0;
}

function canInstall(): boolean {
  return isRoot() && spawnSync('apt-get', ['--version']).status === 0;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
