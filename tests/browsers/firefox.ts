import { type Browser, launch } from 'puppeteer-core';
import { ensureProgram } from './debian-packages.ts';
import type { SmokeBrowser } from './smoke-browser.ts';

const WINDOW_PX = { width: 1280, height: 800 };

/** Firefox ESR, driven through WebDriver BiDi. */
export async function openFirefox(): Promise<SmokeBrowser> {
  const browser = await startFirefox();
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    name: 'Firefox',
    async open(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    type: (selector, text) => page.type(selector, text),
    screenshot: () => page.screenshot({ type: 'png' }),
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}

/** The program with preferences of its own. */
export async function startFirefox(extraPrefsFirefox: Record<string, unknown> = {}): Promise<Browser> {
  const executablePath = await ensureProgram('firefox-esr', ['firefox-esr', 'fonts-noto-cjk']);
  return launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: WINDOW_PX,
    extraPrefsFirefox,
  });
}
