import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../tests/chromium.ts';
import { type BrowserFacts, readBrowserFacts } from '../machine.ts';
import type { Bench } from '../part.ts';
import { type ProductServer, startProductServer } from './product-server.ts';

export interface Workshop {
  readonly tools: Pick<Bench, 'openServer' | 'chromium' | 'openBrowser'>;
  /** Null while no browser was needed. */
  browserFacts(): BrowserFacts | null;
  closeBrowsers(): Promise<void>;
  close(): Promise<void>;
}

/** The server and the browsers that the parts share; each is started when a part first asks for it. */
export function createWorkshop(): Workshop {
  let server: Promise<ProductServer> | null = null;
  let executable: Promise<string> | null = null;
  let facts: BrowserFacts | null = null;
  let browsers: Browser[] = [];

  const findChromium = () => {
    executable ??= ensureChromium();
    return executable;
  };
  const closeBrowsers = async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    browsers = [];
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
    },
    browserFacts: () => facts,
    closeBrowsers,
    async close() {
      await closeBrowsers();
      await (await server)?.stop();
    },
  };
}
