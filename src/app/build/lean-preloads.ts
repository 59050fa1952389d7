import type { Plugin } from 'vite';
import { listShellModules } from './page-modules.ts';

/**
 * The bundler lists, in the first script, every file that each lazy file imports, so that the browser fetches them together.
 * Scripts of the shell run before any lazy file is asked for: without their names the first script is shorter.
 */
export function createLeanPreloads() {
  let shell: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'mythinkn:lean-preloads',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Before the bundler writes its lists.
      order: 'pre',
      handler(_options, bundle) {
        shell = new Set(listShellModules(Object.values(bundle).filter((file) => file.type === 'chunk')));
      },
    },
  };
  return {
    plugin,
    resolveDependencies: (file: string, files: string[]) => listNeeded(file, files, shell),
  };
}

/** The files to fetch with a lazy one, which is one of `files`; none where it needs no others than those of the shell. */
export function listNeeded(file: string, files: readonly string[], shell: ReadonlySet<string>): string[] {
  const needed = files.filter((each) => !shell.has(each));
  return needed.some((each) => each !== file) ? needed : [];
}
