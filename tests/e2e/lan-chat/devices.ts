import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { SessionReply } from '../../../src/core/contracts/accounts.ts';
import { HEALTH_PATH } from '../../../src/core/paths.ts';
import { CHROMIUM_ARGUMENTS } from '../../chromium.ts';
import { storeSession } from '../an-account.ts';

/** A browser of its own, as another device would have. */
export interface Device {
  readonly page: Page;
  readonly username: string;
  /** Ends the process without any goodbye, like a crash or an empty battery. */
  kill(): Promise<void>;
  /** Stops all processes, as a closed lid does. @returns a function that continues them. */
  freeze(): Promise<() => void>;
  close(): Promise<void>;
}

/**
 * Without multicast on the test machine the browsers could not resolve each other's `.local` names, so their candidates carry
 * addresses. Playwright passes the list of features once; the last one counts.
 */
const WEBRTC_ARGUMENTS = ['--disable-features=WebRtcHideLocalIpsWithMdns'];

export interface DeviceOptions extends BrowserContextOptions {
  readonly executablePath?: string;
}

/** A phone that is touched. */
export const PHONE: DeviceOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Starts a browser and signs it in. */
export async function openDevice(
  origin: string,
  { session, username }: { readonly session: SessionReply; readonly username: string },
  { executablePath = process.env.HEADLESS_SHELL_PATH || process.env.CHROME_PATH || '', ...options }: DeviceOptions = {},
): Promise<Device> {
  const args = [...CHROMIUM_ARGUMENTS, ...WEBRTC_ARGUMENTS];
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN', ...options });
  const page = await context.newPage();
  // Any page of the origin will do: one without a screen costs nothing.
  await page.goto(HEALTH_PATH);
  await storeSession(page, session);
  return {
    page,
    username,
    async kill() {
      const gone = new Promise<void>((resolve) => void browser.once('disconnected', () => resolve()));
      // The answer to this command never comes.
      const session = await browser.newBrowserCDPSession();
      session.send('Browser.crash').catch(() => undefined);
      await gone;
    },
    async freeze() {
      const session = await browser.newBrowserCDPSession();
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const signalAll = (signal: NodeJS.Signals) => {
        for (const { id } of processInfo) process.kill(id, signal);
      };
      signalAll('SIGSTOP');
      return () => signalAll('SIGCONT');
    },
    close: () => browser.close(),
  };
}
