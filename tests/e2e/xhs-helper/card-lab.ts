import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type * as lab from './card-lab-entry.tsx';

declare global {
  interface Window {
    cardLab: typeof lab;
  }
}

let bundle: Promise<string> | null = null;

/** Puts the card maker's pictures into a page. Evaluated, because the content security policy admits own files only. */
export async function addCardLab(page: Page): Promise<void> {
  bundle ??= bundleLab();
  await page.evaluate(`${await bundle}; window.cardLab = cardLab;`);
}

async function bundleLab(): Promise<string> {
  const entry = fileURLToPath(new URL('card-lab-entry.tsx', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'cardLab' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const [chunk] = chunks;
  if (chunk === undefined || chunks.length > 1) throw new Error('The card lab was not bundled into one file');
  return chunk.code;
}
