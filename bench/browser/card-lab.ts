import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import type { CardLab } from '../cards/lab-page.ts';
import { NAME_SHIM } from './name-shim.ts';
import { type StaticFile, serveFiles } from './static-server.ts';

const ENTRY = fileURLToPath(new URL('../cards/lab-page.ts', import.meta.url));
const PAGE = `<!doctype html><html lang="zh-CN"><title>bench</title><script type="module" src="/lab.js"></script>`;

export interface LabWindow {
  readonly cardLab: CardLab;
}

/** Serves a page that draws pictures of cards, built like the product. */
export async function serveCardLab() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    base: '/',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { entryFileNames: 'lab.js' } },
    },
  });
  const outputs = 'output' in result ? result.output : [];
  const files: Record<string, StaticFile> = { '/': { type: 'text/html', body: PAGE } };
  for (const output of outputs) {
    const body = output.type === 'chunk' ? output.code : output.source;
    files[`/${output.fileName}`] = { type: 'text/javascript', body };
  }
  return serveFiles(files);
}

export async function openCardLab(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript({ content: NAME_SHIM });
  await page.goto(origin);
  await page.waitForFunction(() => 'cardLab' in window);
  return page;
}
