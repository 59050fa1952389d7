import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type * as lab from './storage-lab-entry.ts';

declare global {
  interface Window {
    storageLab: typeof lab;
  }
}

let bundle: Promise<string> | null = null;

/** Puts the product's storage layers into a page. Evaluated, because the content security policy admits own files only. */
export async function addStorageLab(page: Page): Promise<void> {
  bundle ??= bundleLab();
  await page.evaluate(`${await bundle}; window.storageLab = storageLab;`);
}

async function bundleLab(): Promise<string> {
  const entry = fileURLToPath(new URL('storage-lab-entry.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'storageLab' } },
  });
  const outputs = Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  const [chunk] = outputs.filter((output) => output.type === 'chunk');
  if (chunk === undefined) throw new Error('The storage lab was not bundled');
  return chunk.code;
}
