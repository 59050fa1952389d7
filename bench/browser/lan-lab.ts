import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import type { LabDevice, LanLab } from '../lan/lab-page.ts';
import { serveLab } from './lab.ts';
import { NAME_SHIM } from './name-shim.ts';

const ENTRY = fileURLToPath(new URL('../lan/lab-page.ts', import.meta.url));
const PAGE = `<!doctype html><title>bench</title><input type="file" id="file"><script type="module" src="/lab.js"></script>`;

export interface LabWindow {
  readonly lanLab: LanLab;
}

/** The two devices of the bench. */
export const SENDER: LabDevice = { peerId: 'room-lan1', username: 'sender' };
export const RECEIVER: LabDevice = { peerId: 'user-1', username: 'receiver' };

/** Serves a page with the product's files and their worker, built like the product. */
export function serveLanLab() {
  return serveLab(ENTRY, PAGE);
}

/** Opens a page with the product's files. With `hasFileSystem: false` its worker finds no file system of the origin. */
export async function openLanPage(
  context: BrowserContext,
  origin: string,
  { hasFileSystem }: { readonly hasFileSystem: boolean },
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ content: NAME_SHIM });
  if (!hasFileSystem) await page.addInitScript(withoutFileSystem);
  await page.goto(origin);
  return page;
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
