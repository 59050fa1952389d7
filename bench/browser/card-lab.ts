import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { CardLab } from '../cards/lab-page.ts';
import { serveLab } from './lab.ts';
import { NAME_SHIM } from './name-shim.ts';

const ENTRY = fileURLToPath(new URL('../cards/lab-page.ts', import.meta.url));
const PAGE = `<!doctype html><html lang="zh-CN"><title>bench</title><script type="module" src="/lab.js"></script>`;

export interface LabWindow {
  readonly cardLab: CardLab;
}

/** Serves a page that draws pictures of cards, built like the product. */
export function serveCardLab() {
  return serveLab(ENTRY, PAGE);
}

export async function openCardLab(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript({ content: NAME_SHIM });
  await page.goto(origin);
  await page.waitForFunction(() => 'cardLab' in window);
  return page;
}
