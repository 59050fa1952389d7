import { build } from 'vite';
import { type StaticFile, serveFiles } from './static-server.ts';

/** Serves a page whose script is built from an entry like the product. `page` loads it as `/lab.js`. */
export async function serveLab(entry: string, page: string) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    base: '/',
    define: { 'process.env.NODE_ENV': '"production"' },
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'lab.js' } },
    },
  });
  const outputs = 'output' in result ? result.output : [];
  const files: Record<string, StaticFile> = { '/': { type: 'text/html', body: page } };
  for (const output of outputs) {
    const body = output.type === 'chunk' ? output.code : output.source;
    files[`/${output.fileName}`] = { type: 'text/javascript', body };
  }
  return serveFiles(files);
}
