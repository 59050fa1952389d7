import type { Plugin } from 'vite';

/** Folder of the chunks that only a page fallback loads, below the assets. */
export const FALLBACK_FOLDER = 'fallback';

/** Implementation of a worker for the page itself, see [Note: Page fallback]. */
const FALLBACK_ENTRY = /\.local\.ts$/;

/**
 * Puts the chunks that are reached only through a page fallback into a folder of their own, so that they can be left
 * out of what every visitor downloads for offline use.
 */
export function fallbackChunks(): Plugin {
  let fallback: ReadonlySet<string> = new Set();
  let assetsDir = '';
  return {
    name: 'mythinkn:fallback-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      assetsDir = config.build.assetsDir;
    },
    buildEnd() {
      const importsOf = (id: string) => {
        const info = this.getModuleInfo(id);
        return info === null ? [] : [...info.importedIds, ...info.dynamicallyImportedIds];
      };
      const ids = [...this.getModuleIds()];
      fallback = findFallbackModules(
        ids.filter((id) => this.getModuleInfo(id)?.isEntry),
        importsOf,
      );
    },
    outputOptions(options) {
      const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }) => {
        const isFallback = moduleIds.length > 0 && moduleIds.every((id) => fallback.has(id));
        return `${assetsDir}/${isFallback ? `${FALLBACK_FOLDER}/` : ''}[name]-[hash].js`;
      };
      return { ...options, chunkFileNames };
    },
  };
}

/** Modules that no way leads to from the entries except through a page fallback. */
export function findFallbackModules(
  entries: readonly string[],
  importsOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const fallbackEntries = new Set<string>();
  const main = findReachable(entries, (id) =>
    importsOf(id).filter((imported) => {
      if (!FALLBACK_ENTRY.test(imported)) return true;
      fallbackEntries.add(imported);
      return false;
    }),
  );
  // The bundler's own modules, which begin with a zero, are linked in unseen and may be needed anywhere.
  const reached = [...findReachable([...fallbackEntries], importsOf)].filter((id) => !id.startsWith('\0'));
  return new Set(reached.filter((id) => !main.has(id)));
}

function findReachable(starts: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(starts);
  for (const id of found) {
    for (const imported of importsOf(id)) found.add(imported);
  }
  return found;
}
