import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../../server/build/precompress.ts';
import { PAGE_VIEWS_FILE } from '../../src/core/contracts/page-views.ts';
import { ROUTE_MANIFEST_FILE, type RouteManifest } from '../../src/core/contracts/route-manifest.ts';
import { BASE_PATH, PORTAL_PATH } from '../../src/core/paths.ts';
import { readManifest } from '../../tests/e2e/built-manifest.ts';
import { ROOT } from '../../tests/runner/command.ts';
import { type ProductServer, startProductServer } from './product-server.ts';

/** Inside the repository, where the built server finds its packages. */
const DIRECTORY = join(ROOT, 'bench', 'results', 'bare-page');

/** A page with one button, behind the product's built server: what React and MUI cost before a page does anything. */
export async function startBarePage(): Promise<ProductServer> {
  const client = join(DIRECTORY, 'client');
  await rm(DIRECTORY, { recursive: true, force: true });
  await mkdir(client, { recursive: true });
  await build({
    root: join(ROOT, 'bench', 'bare-page'),
    base: `${BASE_PATH}/`,
    configFile: false,
    logLevel: 'error',
    build: { outDir: client, target: 'es2022' },
  });
  await precompress(join(client, 'assets'));
  const { fallback } = readManifest();
  const manifest: RouteManifest = { landing: PORTAL_PATH, fallback, pages: [{ ...fallback, path: PORTAL_PATH }] };
  await writeFile(join(client, ROUTE_MANIFEST_FILE), JSON.stringify(manifest));
  await writeFile(join(client, PAGE_VIEWS_FILE), '[]');
  await cp(join(ROOT, 'dist', 'server'), join(DIRECTORY, 'server'), { recursive: true });
  return startProductServer(undefined, join(DIRECTORY, 'server', 'main.js'));
}
