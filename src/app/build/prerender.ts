import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { PAGE_VIEWS_FILE, type PageView, pageViewsSchema } from '../../core/contracts/page-views.ts';
import { listScreenModules } from './page-modules.ts';
import type { RenderedView } from './rendered-view.ts';

/** The bundle that renders pages in Node, built before the client. */
export const PRERENDER_ENTRY = 'src/app/entry-prerender.tsx';

/** Writes the first view of every page into the client build, with the scripts that the page needs. */
export function prerender(bundleDirectory: string): Plugin {
  let base = '';
  let root = '';
  return {
    name: 'mythinkn:prerender',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      base = config.base;
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const rendered = await runRenderViews(join(root, bundleDirectory, 'entry-prerender.js'));
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const views: PageView[] = rendered.map(({ screenFile, ...view }) => ({
        ...view,
        modules: listScreenModules(chunks, screenFile).map((file) => `${base}${file}`),
      }));
      const source = `${JSON.stringify(pageViewsSchema.parse(views), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: PAGE_VIEWS_FILE, source });
    },
  };
}

/**
 * Renders in a process of its own, because what the product opens (channels, timers) would keep the build from ending. Its
 * output is the result alone: what a component logs goes to the error stream.
 */
async function runRenderViews(bundle: string): Promise<RenderedView[]> {
  const script = `
    console.log = console.info = console.debug = console.error;
    const { renderViews } = await import(${JSON.stringify(pathToFileURL(bundle).href)});
    process.stdout.write(JSON.stringify(await renderViews()), () => process.exit());
  `;
  const options = { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: VIEWS_MAX_BYTES };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], options);
  return JSON.parse(stdout);
}

const VIEWS_MAX_BYTES = 64 * 1024 * 1024;

/** Screens name their source file, so that their chunk can be found. Only for the bundle that prerenders. */
export function screenSources(): Plugin {
  return {
    name: 'mythinkn:screen-sources',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'prerender',
    transform: {
      filter: { id: /Screen\.tsx$/ },
      handler(code, id) {
        const name = /^export default function (\w+)/m.exec(code)?.[1];
        if (name === undefined) return null;
        return { code: `${code}\n${name}.sourceFile = ${JSON.stringify(id)};\n`, map: null };
      },
    },
  };
}
