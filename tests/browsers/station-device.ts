import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, launch } from 'puppeteer-core';
import { withBase } from '../../src/core/paths.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../chromium.ts';
import type { SeededAccount } from '../e2e/seeded-accounts.ts';
import { startFirefox } from './firefox.ts';

const PATIENCE_MS = 60_000;
const POLL_MS = 200;
/** Signature of a ZIP archive's last record. */
const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1');
const WINDOW_PX = { width: 1280, height: 800 };
/** A page of the origin without a screen: a session can be stored there before the product starts. */
const PLAIN_PAGE = withBase('/robots.txt');

/** A browser that saves files in a folder. */
export interface StationBrowser {
  readonly name: string;
  readonly browser: Browser;
  readonly downloads: string;
  close(): Promise<void>;
}

/** A page of a signed-in user. Names of buttons are accessible names. */
export interface StationDevice {
  readonly browserName: string;
  readonly username: string;
  /** Uncaught errors of the page. */
  readonly errors: readonly string[];
  open(url: string): Promise<void>;
  /** Waits for the button. */
  click(name: string): Promise<void>;
  waitForText(text: string): Promise<void>;
  /** Waits until the conversation has exactly one message with the text. */
  waitForMessage(text: string): Promise<void>;
  /** Sends a text message. */
  say(text: string): Promise<void>;
  /** Chooses files, or a folder for a button that asks for one. */
  choose(button: string, paths: readonly string[]): Promise<void>;
  /** The bytes that the browser writes to the disk. */
  save(button: string, name: string, bytes: number): Promise<Buffer>;
  /** The only ZIP archive that the browser writes to the disk. */
  saveArchive(button: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Without multicast DNS browsers cannot resolve each other's `.local` names, so their candidates carry addresses. */
export async function launchChromium(downloads: string): Promise<StationBrowser> {
  const browser = await launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_ARGUMENTS, '--disable-features=WebRtcHideLocalIpsWithMdns'],
    defaultViewport: WINDOW_PX,
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  return toStationBrowser('Chromium', browser, downloads);
}

/** The same with Firefox, which names its preference for addresses differently. */
export async function launchFirefox(downloads: string): Promise<StationBrowser> {
  const browser = await startFirefox({
    'media.peerconnection.ice.obfuscate_host_addresses': false,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
  });
  return toStationBrowser('Firefox', browser, downloads);
}

async function toStationBrowser(name: string, browser: Browser, downloads: string): Promise<StationBrowser> {
  await mkdir(downloads, { recursive: true });
  return { name, browser, downloads, close: () => browser.close() };
}

/** Opens a page and puts the account's session where the product keeps it. */
export async function openDevice(
  { name, browser, downloads }: StationBrowser,
  { username, session }: SeededAccount,
  origin: string,
): Promise<StationDevice> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${name}: ${String(error)}`));
  await page.evaluateOnNewDocument(IGNORE_CANCEL);
  await page.goto(`${origin}${PLAIN_PAGE}`);
  const entries = {
    auth_user: JSON.stringify(session.user),
    auth_expires: String(Date.now() + session.expiresIn * 1000),
    auth_token: session.token,
  };
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(entries)})`);
  const click = (button: string) => orFail(page.locator(toButton(button)).click(), `${name}: button “${button}”`);
  const waitFor = (what: string, expression: string) => orFail(page.waitForFunction(expression), `${name}: “${what}”`);
  return {
    browserName: name,
    username,
    errors,
    async open(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    click,
    waitForText: (text) => waitFor(text, `document.body.innerText.includes(${JSON.stringify(text)})`),
    waitForMessage: (text) => waitFor(text, `${countMessages(text)} === 1`),
    async say(text) {
      await page.locator(COMPOSER).click();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    async choose(button, paths) {
      const [chooser] = await Promise.all([page.waitForFileChooser(), click(button)]);
      await chooser.accept([...paths]);
    },
    async save(button, file, bytes) {
      await click(button);
      return waitForDownload(file, () => readComplete(join(downloads, file), bytes));
    },
    async saveArchive(button) {
      await click(button);
      return waitForDownload('a ZIP archive', () => readOnlyArchive(downloads));
    },
    close: () => page.close(),
  };
}

/** WebDriver sets the files of a dialog only after it has dismissed it, which the page would see as the visitor's choice. */
const IGNORE_CANCEL = `HTMLInputElement.prototype.addEventListener = function (type, ...rest) {
  if (type !== 'cancel') EventTarget.prototype.addEventListener.call(this, type, ...rest);
}`;
const COMPOSER = 'textarea[aria-label="消息"]';

function toButton(name: string): string {
  return `::-p-aria([name="${name}"][role="button"])`;
}

function countMessages(text: string): string {
  const exact = `(each) => each.children.length === 0 && each.textContent === ${JSON.stringify(text)}`;
  return `[...document.querySelectorAll('[role="log"] *')].filter(${exact}).length`;
}

/** Puppeteer does not say what it has waited for. */
async function orFail(action: Promise<unknown>, what: string): Promise<void> {
  await action.catch((cause: Error) => {
    throw new Error(`${what}: ${cause.message}`, { cause });
  });
}

/** Browsers write a download bit by bit. */
async function waitForDownload(what: string, read: () => Promise<Buffer | null>): Promise<Buffer> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const content = await read();
    if (content !== null) return content;
    await wait(POLL_MS);
  }
  throw new Error(`${what} was not saved`);
}

async function readComplete(path: string, bytes: number): Promise<Buffer | null> {
  const content = await readFile(path).catch(() => null);
  return content?.length === bytes ? content : null;
}

/** Null before the list of files at the archive's end is written. */
async function readOnlyArchive(folder: string): Promise<Buffer | null> {
  const [name, ...others] = (await readdir(folder)).filter((file) => file.endsWith('.zip'));
  if (name === undefined || others.length > 0) return null;
  const content = await readFile(join(folder, name));
  return content.lastIndexOf(END_OF_ARCHIVE) >= 0 ? content : null;
}
