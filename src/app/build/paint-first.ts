import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { NONCE_PLACEHOLDER } from '../../core/contracts/page-views.ts';
import { listShellModules } from './page-modules.ts';

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)" \/>/g;
const MODULE_TAG = /<(link rel="modulepreload"|script type="module")/g;
const FIRST_STYLE = /<style/;

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
 * Preloads all parts of the program at once. Their priority is low, because they must not compete with what the first
 * paint waits for: the color scheme's script.
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
        const missing = listShellModules(chunks).filter((file) => !html.includes(`"${base}${file}"`));
        const links = missing.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">\n    `);
        return html
          .replace(FIRST_STYLE, (style) => links.join('') + style)
          .replace(MODULE_TAG, '<$1 fetchpriority="low"');
      },
    },
  };
}
