import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

const FILE = 'src/app/boot.js';
const TAG = `<script src="/${FILE}"></script>`;

/**
 * Puts the script that runs before the first paint into the built page, because every page would wait for another file. The
 * server allows exactly this text by its hash.
 */
export function bootScript(): Plugin {
  let root = '';
  return {
    name: 'mythinkn:boot-script',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      // Before the bundler looks for the file.
      order: 'pre',
      async handler(html) {
        if (!html.includes(TAG)) throw new Error(`The page has no ${TAG}`);
        const text = await minifyScript(await readFile(join(root, FILE), 'utf8'));
        return html.replace(TAG, () => `<script>${text}</script>`);
      },
    },
  };
}

/** A classic script: names of its top level are global and stay. @throws Error for a text that is no script. */
export async function minifyScript(text: string): Promise<string> {
  const { code, errors } = await minify(FILE, text, { module: false, compress: true, mangle: { toplevel: false } });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${FILE}: ${error.message}`);
  return code.trim();
}
