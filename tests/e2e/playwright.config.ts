import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { HEALTH_PATH } from '../../src/core/paths.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../chromium.ts';
import { seedAccounts } from './seeded-accounts.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

// Every worker process evaluates this file again. The environment gives all of them the same values.
process.env.CHROME_PATH ??= findChromium() ?? '';
process.env.E2E_PORT ??= findFreePort();
process.env.E2E_DATA ??= createDataDirectory();

const port = process.env.E2E_PORT;
const data = process.env.E2E_DATA;
const origin = `http://localhost:${port}`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../results/e2e',
  reporter: [['list'], ['json', { outputFile: '../results/playwright.json' }]],
  // Tests that measure, and the ocean, have the lock `-exclusive-`: they run last, one at a time. See also `ONE_POND`.
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    locale: 'zh-CN',
    // Copying the site for offline use and moving pictures take as much of the processor as the page that a test is about,
    // and a service worker would answer instead of the routes that tests replace. See `whole-browser.ts`.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing a page that moves all the time costs as much as the page. Use `--trace on` where needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH || process.env.CHROME_PATH,
      args: CHROMIUM_ARGUMENTS,
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} dist/server/main.js`,
    cwd: ROOT,
    // Browsers of one test name a network of their own, see `lan-chat/three-devices.ts`.
    env: { PORT: port, HOST: 'localhost', TRUST_PROXY: 'loopback', MYTHINKN_DATA: data },
    url: `${origin}${HEALTH_PATH}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

/** Uses another process, because this file is evaluated synchronously. */
function findFreePort(): string {
  const script = `const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close(); });`;
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout.trim();
}

/** Creates a directory with seeded accounts for this run and removes it when the process ends. */
function createDataDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'mythinkn-e2e-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  seedAccounts(directory);
  return directory;
}
