import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BASE_PATH, portalPath } from '../../src/core/paths.ts';
import { readManifest } from '../e2e/built-manifest.ts';
import { ROOT } from '../runner/command.ts';
import { type Counts, FAILED_CHECK, PASSED_CHECK, sumCounts } from '../runner/summary.ts';
import { startServer } from '../server/built-server.ts';
import { openFirefox } from './firefox.ts';
import type { SmokeBrowser } from './smoke-browser.ts';
import { checkStation } from './station-check.ts';
import { openWebKit } from './webkit.ts';

const BROWSERS = { firefox: openFirefox, webkit: openWebKit } as const;
/** Names the check of the station, as the browsers are named. */
const STATION = 'station';
const PATIENCE_MS = 30_000;
const POLL_MS = 200;
/** Time in which the first fish appear. */
const FADE_IN_MS = 5_000;
const PICTURES = 5;

/**
 * Opens every page of the build in Firefox and WebKit, and lets Chromium and Firefox meet in the station. `firefox`, `webkit`
 * and `station` select parts. One count for each check.
 */
export async function runBrowserSmoke(names: readonly string[]): Promise<Counts> {
  const known = [...Object.keys(BROWSERS), STATION];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No such browser check: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
    return FAILED_CHECK;
  }
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  const counts = [await checkPages(isWanted)];
  if (isWanted(STATION)) counts.push(await checkStation());
  return sumCounts(counts);
}

async function checkPages(isWanted: (name: string) => boolean): Promise<Counts> {
  const browsers = Object.entries(BROWSERS).filter(([name]) => isWanted(name));
  if (browsers.length === 0) return sumCounts([]);
  const server = await startServer(join(ROOT, 'dist', 'server', 'main.js'), { PORT: '0', HOST: 'localhost' });
  const counts: Counts[] = [];
  try {
    for (const [, open] of browsers) {
      counts.push(await checkBrowser(open, `http://localhost:${server.port}${BASE_PATH}`));
    }
  } finally {
    server.process.kill();
    await server.ended;
  }
  return sumCounts(counts);
}

async function checkBrowser(open: () => Promise<SmokeBrowser>, base: string): Promise<Counts> {
  let browser: SmokeBrowser;
  try {
    browser = await open();
  } catch (error) {
    console.error(String(error));
    return FAILED_CHECK;
  }
  try {
    const paths = readManifest().pages.map(({ path }) => path);
    const counts: Counts[] = [];
    for (const path of paths.filter((each) => !each.includes(':'))) {
      counts.push(await check(browser, path, () => showsItsHeading(browser, `${base}${path}`)));
    }
    const pond = `${base}${portalPath('flock-dance')}`;
    counts.push(await check(browser, 'the fish swim', () => movesFish(browser, pond)));
    // Last, because a page with a typed text asks before it is left.
    const json = `${base}${portalPath('json-yaml')}`;
    counts.push(await check(browser, 'JSON is formatted', () => formatsJson(browser, json)));
    return sumCounts(counts);
  } finally {
    await browser.close();
  }
}

async function check(browser: SmokeBrowser, name: string, run: () => Promise<void>): Promise<Counts> {
  try {
    await run();
    const errors = browser.takeErrors();
    if (errors.length > 0) throw new Error(errors.join('; '));
    console.log(`passed ${browser.name}: ${name}`);
    return PASSED_CHECK;
  } catch (error) {
    console.log(`failed ${browser.name}: ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return FAILED_CHECK;
  }
}

async function showsItsHeading(browser: SmokeBrowser, url: string): Promise<void> {
  await browser.open(url);
  await waitFor(browser, 'a heading in a page that is ready', HEADING);
  const alert = await browser.evaluate<boolean>(`document.querySelector('main [role="alert"] h1') !== null`);
  if (alert) throw new Error('the page shows its error');
}

const HEADING = `document.querySelector('main:not([aria-busy]) h1')?.textContent?.trim() ? true : false`;

/** Types a text with a missing bracket, so that worker, core and repair all take part. */
async function formatsJson(browser: SmokeBrowser, url: string): Promise<void> {
  const input = '[role="textbox"][aria-label="JSON 输入"]';
  const field = `document.querySelector('textarea[aria-label="JSON 输入"]')`;
  await browser.open(url);
  await waitFor(browser, 'the field before the editor', `${field} !== null`);
  await browser.evaluate(`${field}?.focus()`);
  await waitFor(browser, 'the editor', `document.querySelector('${input}') !== null`);
  await browser.type(input, '[1,2');
  const button = `[...document.querySelectorAll('button')].find((each) => each.textContent === '格式化')`;
  await waitFor(browser, 'an enabled button', `${button}?.disabled === false`);
  await browser.evaluate(`${button}.click()`);
  const output = `document.querySelector('[role="textbox"][aria-label="JSON 输出"]')?.textContent ?? ''`;
  await waitFor(browser, 'the formatted text', `/\\[.*1,.*2.*\\]/s.test(${output})`);
}

/** Fading in changes one picture or two; only moving fish change several in a row. */
async function movesFish(browser: SmokeBrowser, url: string): Promise<void> {
  await browser.open(url);
  await waitFor(browser, 'a canvas', `document.querySelector('canvas') !== null`);
  await wait(FADE_IN_MS);
  const pictures: Buffer[] = [];
  for (let count = 0; count < PICTURES; count++) {
    pictures.push(Buffer.from(await browser.screenshot()));
    await wait(POLL_MS);
  }
  const changed = pictures.slice(1).filter((picture, index) => !picture.equals(pictures[index] ?? picture));
  if (changed.length < PICTURES - 1) throw new Error(`${changed.length} of ${PICTURES - 1} pictures differ`);
}

async function waitFor(browser: SmokeBrowser, what: string, expression: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await browser.evaluate<boolean>(expression))) {
    if (Date.now() > deadline) throw new Error(`${what} does not appear`);
    await wait(POLL_MS);
  }
}
