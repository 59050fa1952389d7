import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { NAME_SHIM } from '../../../bench/browser/name-shim.ts';
import { startProductServer } from '../../../bench/browser/product-server.ts';
import { PORTAL_PATH, withBase } from '../../../src/core/paths.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../chromium.ts';
import { readManifest } from '../built-manifest.ts';

/**
 * `npx tsx tests/e2e/screenshots/take-sharing.ts`: takes the pictures that stand for the tools where their links are shared,
 * from the production build. Each has the drawing of the tool, its name and its description.
 */

const PUBLIC_FOLDER = fileURLToPath(new URL('../../../src/app/public/', import.meta.url));
const COLORS = ['ground', 'card', 'line', 'ink', 'faint', 'main', 'soft', 'warm', 'good', 'bad'] as const;
/** In the colors of the pond. */
const STYLE = `
  #sharing { position: fixed; inset: 0; z-index: 9999; display: grid; grid-template-columns: 560px 1fr; gap: 56px;
    align-items: center; padding: 0 64px; background: linear-gradient(160deg, #12688a, #03162b); color: #fff }
  #sharing svg { width: 560px; height: 315px; border-radius: 24px; background: var(--ground);
    box-shadow: 0 24px 64px rgb(0 0 0 / 0.35) }
  #sharing h1 { margin: 0 0 20px; font-size: 56px; line-height: 1.2; text-wrap: balance }
  #sharing p { margin: 0 0 48px; font-size: 30px; line-height: 1.5; text-wrap: balance; opacity: 0.9 }
  #sharing small { font-size: 26px; font-weight: 700; color: #ff8a3d }
`;

const server = await startProductServer();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGUMENTS });
try {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    locale: 'zh-CN',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  await context.addInitScript(NAME_SHIM);
  const page = await context.newPage();
  await page.goto(`${server.origin}${withBase(PORTAL_PATH)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.addStyleTag({ content: STYLE });
  // A tool with several screens has one picture, of the first.
  const heads = readManifest().pages.toReversed();
  const tools = new Map(heads.flatMap((head) => (head.image === undefined ? [] : [[head.image, head]])));
  for (const [image, { path, title, description }] of tools) {
    const drawing = page.locator(`main a[href$="${path}"] .drawing`).first();
    await drawing.evaluate(
      (svg, { colors, texts }) => {
        document.querySelector('#sharing')?.remove();
        const [card, words] = [document.createElement('section'), document.createElement('div')];
        card.id = 'sharing';
        for (const color of colors) card.style.setProperty(color, getComputedStyle(svg).getPropertyValue(color));
        for (const [tag, textContent] of texts) {
          words.append(Object.assign(document.createElement(tag), { textContent }));
        }
        card.append(svg.cloneNode(true), words);
        document.body.append(card);
      },
      {
        colors: COLORS.map((color) => `--${color}`),
        texts: [
          ['h1', title.replace(/ · .*/, '')],
          ['p', description],
          ['small', 'mythinkn'],
        ] as const,
      },
    );
    const file = join(PUBLIC_FOLDER, image);
    await page.locator('#sharing').screenshot({ path: file, type: 'jpeg', quality: 88 });
    console.log(`${image} ${Math.round(statSync(file).size / 1024)} kB`);
  }
} finally {
  await browser.close();
  await server.stop();
}
