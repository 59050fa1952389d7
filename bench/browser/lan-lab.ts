import { networkInterfaces } from 'node:os';
import type { BrowserContext, Page } from '@playwright/test';
import type { LabDevice, LanLab } from '../lan/lab-page.ts';
import { NAME_SHIM } from './name-shim.ts';

/** An empty page of the development server's origin, and the module that it loads. */
const PAGE_PATH = 'lan-bench.html';
const MODULE_PATH = 'bench/lan/lab-page.ts';
const PAGE = `<!doctype html><title>bench</title><input type="file" id="file">`;

export interface LabWindow {
  readonly lanLab: LanLab;
}

/** The two devices of the bench. */
export const SENDER: LabDevice = { peerId: 'room-lan1', username: 'sender' };
export const RECEIVER: LabDevice = { peerId: 'user-1', username: 'receiver' };

/** Opens a page with the product's files. With `hasFileSystem: false` its worker finds no file system of the origin. */
export async function openLanPage(
  context: BrowserContext,
  base: string,
  { hasFileSystem }: { readonly hasFileSystem: boolean },
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ content: NAME_SHIM });
  if (!hasFileSystem) await page.addInitScript(withoutFileSystem);
  await page.route(`**/${PAGE_PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto(`${base}${PAGE_PATH}`);
  await loadLab(page, base);
  return page;
}

/** Loads the lab into a page, again after a reload. */
export async function loadLab(page: Page, base: string): Promise<void> {
  await page.evaluate((url) => import(url), `${base}${MODULE_PATH}`);
}

/** Connects two pages by passing offer and answer by hand. */
export async function connectPages(
  from: Page,
  to: Page,
  me: LabDevice = SENDER,
  other: LabDevice = RECEIVER,
): Promise<void> {
  const offer = await from.evaluate(([one, two]) => (window as unknown as LabWindow).lanLab.begin(one, two), [
    me,
    other,
  ] as const);
  const answer = await to.evaluate(([one, two, sdp]) => (window as unknown as LabWindow).lanLab.answer(one, two, sdp), [
    other,
    me,
    withAddress(offer),
  ] as const);
  await Promise.all([
    from.evaluate((sdp) => (window as unknown as LabWindow).lanLab.complete(sdp), withAddress(answer)),
    to.evaluate(() => (window as unknown as LabWindow).lanLab.complete(null)),
  ]);
}

/** Browsers hide the address behind a multicast name, which not every machine resolves. */
function withAddress(sdp: string): string {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const own = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  return own === undefined ? sdp : sdp.replace(/[0-9a-f-]{36}\.local/g, own);
}

/** Runs in the page: workers start with a file system that refuses, as at an insecure address. */
function withoutFileSystem(): void {
  const NativeWorker = window.Worker;
  const refusal = 'data:text/javascript,StorageManager.prototype.getDirectory=()=>Promise.reject(new Error("none"))';
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      const source = `import ${JSON.stringify(refusal)}; import ${JSON.stringify(String(url))};`;
      super(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })), options);
    }
  };
}
