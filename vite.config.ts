import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageFile from './package.json' with { type: 'json' };
import { appBuild, STAGED_CLIENT, STAGED_PRERENDER, STAGED_SERVER } from './server/build/app-build.ts';
import { toContentSecurityPolicy } from './server/http/content-security-policy.ts';
import { readApiOrigin } from './src/app/build/api-origin.ts';
import { bootScript } from './src/app/build/boot-script.ts';
import { createLeanPreloads } from './src/app/build/lean-preloads.ts';
import { offline } from './src/app/build/offline.ts';
import { onlineChunks } from './src/app/build/online-chunks.ts';
import { ownShadersOnly } from './src/app/build/own-shaders-only.ts';
import { paintFirst } from './src/app/build/paint-first.ts';
import { PRERENDER_ENTRY, prerender, screenSources } from './src/app/build/prerender.ts';
import { routeManifest } from './src/app/build/route-manifest-plugin.ts';
import { serviceProxy } from './src/app/build/service-proxy.ts';
import { createSharedChunks } from './src/app/build/shared-chunks.ts';
import { BASE_PATH } from './src/core/paths.ts';
import { wasmCores } from './wasm/vite-plugin.ts';

const apiOrigin = readApiOrigin(process.env.MYTHINKN_API);

/** Files that a worker imports must not be wrapped for hot refresh: the wrapper needs `window`. */
const WORKER_FILES = /\/workers\//;

/** A file of its own for what changes only with an upgrade, so that a release leaves it in the visitor's cache. */
const REACT_CHUNK = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|[\\/]app[\\/]react-part\.ts$/,
};

/**
 * What every component of the kit needs: one more part that the program starts with, see `src/main.tsx`. Parts of the same
 * packages that only some components need, such as the keys of menus, stay with those.
 */
const STYLING_CHUNK = {
  name: 'styling',
  test: /node_modules[\\/](@emotion|stylis|@mui[\\/](system(?![\\/]Stack)|styled-engine|private-theming|utils(?![\\/]useRovingTabIndex)|material[\\/]styles))[\\/]/,
};

const leanPreloads = createLeanPreloads();
const sharedChunks = createSharedChunks();

export default defineConfig({
  base: `${BASE_PATH}/`,
  publicDir: 'src/app/public',
  define: {
    __PRODUCT_VERSION__: JSON.stringify(packageFile.version),
    __API_ORIGIN__: JSON.stringify(apiOrigin),
  },
  plugins: [
    appBuild(),
    wasmCores(),
    ownShadersOnly(),
    react({ refreshExclude: [/node_modules/, WORKER_FILES] }),
    routeManifest(apiOrigin),
    screenSources(),
    prerender(STAGED_PRERENDER),
    bootScript(),
    paintFirst(),
    onlineChunks(),
    sharedChunks.plugin,
    leanPreloads.plugin,
    offline(STAGED_CLIENT, toContentSecurityPolicy({ apiOrigin })),
  ],
  server: { proxy: serviceProxy(process.env.MYTHINKN_SERVER) },
  worker: { format: 'es', plugins: () => [ownShadersOnly()] },
  build: {
    target: 'es2022',
    modulePreload: { resolveDependencies: leanPreloads.resolveDependencies },
    // three is one piece of 580 kB, loaded by the swarm's worker alone.
    chunkSizeWarningLimit: 650,
    rolldownOptions: { checks: { bundlerTimings: false } },
    // A wasm core stays a file of its own, unless it is imported as a part of its worker (`startInlineWasm`). So do drawings:
    // descriptors of pages name them, and as texts they would make the first script longer.
    assetsInlineLimit: (file) => (/\.(?:wasm|svg)$/.test(file) ? false : undefined),
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: STAGED_CLIENT,
        emptyOutDir: true,
        rolldownOptions: {
          output: { codeSplitting: { groups: [REACT_CHUNK, STYLING_CHUNK, ...sharedChunks.groups] } },
        },
      },
    },
    // Everything is bundled, so that the pages are rendered with the modules that the client has.
    prerender: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: { outDir: STAGED_PRERENDER, emptyOutDir: true, ssr: PRERENDER_ENTRY, copyPublicDir: false },
    },
    ssr: {
      build: {
        outDir: STAGED_SERVER,
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: ['server/main.ts', 'server/backup.ts', 'server/restore.ts'] },
      },
    },
  },
  optimizeDeps: {
    // Dependencies of lazy screens and of workers are found late otherwise, which reloads the page on a cold dev start.
    entries: ['index.html', 'src/{app,features,bridges,shared,platform,core}/**/*.{ts,tsx}', '!src/app/build/**'],
    include: ['three', '@react-three/fiber', 'comlink', 'react', 'react/jsx-dev-runtime'],
  },
});
