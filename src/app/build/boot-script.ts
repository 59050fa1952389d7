import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

const FILE = 'boot.js';

/**
 * Writes the script that runs before the first paint without its comments, because every page waits for it. The bundler copies
 * public files as they are, before it writes its own.
 */
export function bootScript(): Plugin {
  let publicDir = '';
  return {
    name: 'mythinkn:boot-script',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    async generateBundle() {
      const source = await minifyScript(await readFile(join(publicDir, FILE), 'utf8'));
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}

/** A classic script: names of its top level are global and stay. @throws Error for a text that is no script. */
export async function minifyScript(text: string): Promise<string> {
  const { code, errors } = await minify(FILE, text, { module: false, compress: true, mangle: { toplevel: false } });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${FILE}: ${error.message}`);
  return code;
}
