import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { NONCE_PLACEHOLDER } from '../../core/contracts/page-views.ts';
import { PAGE_END, toLaterModules } from '../../core/later-modules.ts';
import { listShellModules } from './page-modules.ts';

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)" \/>/g;
const ENTRY_TAG = /<(script type="module")/;
const PRELOAD_TAG = /[ \t]*<link rel="modulepreload"[^>]*>\n?/g;

/** Lets the built page paint before its program has loaded. */
export function paintFirst(): PluginOption {
  return [inlineStyles(), preloadProgram()];
}

/** Puts the shell's style sheet into the page, so that the first paint does not wait for another file. */
function inlineStyles(): PluginOption {
  let root = '';
  return {
    name: 'mythinkn:inline-styles',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      // Before the bundler makes a file of it.
      order: 'pre',
      async handler(html) {
        const files = [...html.matchAll(STYLE_LINK)].map(([, file = '']) => readFile(join(root, file), 'utf8'));
        const texts = (await Promise.all(files)).values();
        return html.replace(STYLE_LINK, () => `<style nonce="${NONCE_PLACEHOLDER}">${texts.next().value}</style>`);
      },
    },
  };
}

/**
 * Lists all parts of the program where the browser does not fetch them yet: `src/main.tsx` has them fetched after the first
 * paint. The entry's own priority is low. Nothing of the program competes with what the first paint waits for: the page and the
 * color scheme's script.
 */
function preloadProgram(): PluginOption {
  let base = '';
  return {
    name: 'mythinkn:preload-program',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
        const files = listShellModules(chunks).filter((file) => !entries.has(file));
        const program = toLaterModules(files.map((file) => `${base}${file}`));
        return html
          .replace(PRELOAD_TAG, '')
          .replace(PAGE_END, (end) => program + end)
          .replace(ENTRY_TAG, '<$1 fetchpriority="low"');
      },
    },
  };
}
