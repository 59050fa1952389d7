import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PAGE_VIEWS_FILE, pageViewsSchema } from '../../core/contracts/page-views.ts';
import { ROUTE_MANIFEST_FILE } from '../../core/contracts/route-manifest.ts';
import { BASE_PATH, HEALTH_PATH, withBase } from '../../core/paths.ts';
import { copy } from '../site/copy.ts';
import { LIGHT_TOKENS } from '../theme-tokens.ts';
import { ONLINE_FOLDER } from './online-chunks.ts';

/** Addresses that are never answered with the shell: service calls, health, files for crawlers, and other files. */
const NEVER_A_PAGE = [
  new RegExp(`^${BASE_PATH}/(api|auth|assets|uploads)(/|$)`),
  new RegExp(`^${HEALTH_PATH}$`),
  new RegExp(`^${BASE_PATH}/[^/]+\\.(xml|txt|json|js|webmanifest|png|svg)$`),
];

/**
 * Precaches the pages and everything that they can load, so that local tools work offline. Left to the
 * network are the administration, and the page fallback for the few browsers that cannot transfer a canvas to a worker. Service calls pass through uncached. A new
 * version waits until the visitor asks for it (`src/platform/service-worker.ts` registers the worker).
 *
 * `policy` is the content security policy of the pages. A stored page keeps the headers that it came with, so another policy
 * makes every page another revision.
 */
export function offline(outDir: string, policy: string): PluginOption {
  const plugins = VitePWA({
    outDir,
    base: `${BASE_PATH}/`,
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: false,
    workbox: {
      globPatterns: ['**/*.{html,js,css,wasm,svg,webmanifest}', 'icons/icon-192.png'],
      globIgnores: ['sw.js', 'route-manifest.json', 'page-views.json', `assets/${ONLINE_FOLDER}/**`],
      // A page answers requests with any query. A query with its own view is listed separately and takes precedence.
      ignoreURLParametersMatching: [/./],
      manifestTransforms: [
        async (entries) => ({
          manifest: [...withPolicy(entries, policy), ...(await listPages(outDir, policy))],
        }),
      ],
      navigateFallback: `${BASE_PATH}/index.html`,
      navigateFallbackDenylist: NEVER_A_PAGE,
      inlineWorkboxRuntime: true,
      cleanupOutdatedCaches: true,
      clientsClaim: false,
      skipWaiting: false,
      sourcemap: false,
    },
    manifest: {
      id: `${BASE_PATH}/`,
      name: copy.manifest.name,
      short_name: copy.manifest.shortName,
      description: copy.site.description,
      lang: 'zh-CN',
      dir: 'ltr',
      start_url: `${BASE_PATH}/`,
      scope: `${BASE_PATH}/`,
      display: 'standalone',
      theme_color: LIGHT_TOKENS.background,
      background_color: LIGHT_TOKENS.background,
      icons: [
        { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
  });
  return plugins.map(forClientOnly);
}

function forClientOnly(plugin: Plugin): Plugin {
  return { ...onlyAfterWriting(plugin), applyToEnvironment: (environment) => environment.name === 'client' };
}

/** The last hook runs after a failed build too. Its error about missing files would replace the error of the build. */
function onlyAfterWriting(plugin: Plugin): Plugin {
  const { closeBundle } = plugin;
  if (typeof closeBundle !== 'object') return plugin;
  let isWritten = false;
  return {
    ...plugin,
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      ...closeBundle,
      handler() {
        return isWritten ? closeBundle.handler.call(this) : undefined;
      },
    },
  };
}

/** Pages with a view, as the server sends them. The revision covers the policy and every file that the response is made of. */
export async function listPages(outDir: string, policy: string) {
  const read = (file: string) => readFile(join(outDir, file), 'utf8');
  const shared = [policy, await read('index.html'), await read(ROUTE_MANIFEST_FILE)];
  const views = pageViewsSchema.parse(JSON.parse(await read(PAGE_VIEWS_FILE)));
  return views.map((view) => {
    const content = JSON.stringify([...shared, view]);
    return { url: withBase(view.address), revision: toRevision(content), size: content.length };
  });
}

interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
}

/** The page that answers addresses without a view depends on the policy, too. */
export function withPolicy<Entry extends PrecacheEntry>(entries: readonly Entry[], policy: string): Entry[] {
  return entries.map((entry) =>
    entry.url.endsWith('.html') ? { ...entry, revision: toRevision(JSON.stringify([entry.revision, policy])) } : entry,
  );
}

function toRevision(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
