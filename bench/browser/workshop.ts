import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../tests/chromium.ts';
import { type BrowserFacts, readBrowserFacts } from '../machine.ts';
import type { Bench } from '../part.ts';
import { type ProductServer, startProductServer } from './product-server.ts';

interface Workshop {
  readonly tools: Pick<Bench, 'openServer' | 'chromium' | 'openBrowser' | 'openProfile'>;
  /** Null until a browser was needed. */
  browserFacts(): BrowserFacts | null;
  closeBrowsers(): Promise<void>;
  close(): Promise<void>;
}

/** The server and the browsers that the parts share; each is started when a part first requests it. */
export function createWorkshop(): Workshop {
  let server: Promise<ProductServer> | null = null;
  let executable: Promise<string> | null = null;
  let facts: BrowserFacts | null = null;
  let browsers: Browser[] = [];
  let profiles: { readonly context: BrowserContext; readonly folder: string }[] = [];

  const findChromium = () => {
    executable ??= ensureChromium();
    return executable;
  };
  const closeBrowsers = async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    browsers = [];
    for (const { context, folder } of profiles) {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
    profiles = [];
  };

  return {
    tools: {
      async openServer() {
        server ??= startProductServer();
        return (await server).origin;
      },
      chromium: findChromium,
      async openBrowser() {
        const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS });
        browsers.push(browser);
        facts ??= await readBrowserFacts(browser);
        return browser;
      },
      async openProfile() {
        const folder = await mkdtemp(join(tmpdir(), 'mythinkn-profile-'));
        const options = { executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS, locale: 'zh-CN' };
        const context = await chromium.launchPersistentContext(folder, { ...options, serviceWorkers: 'block' });
        profiles.push({ context, folder });
        return context;
      },
    },
    browserFacts: () => facts,
    closeBrowsers,
    async close() {
      await closeBrowsers();
      await (await server)?.stop();
    },
  };
}
