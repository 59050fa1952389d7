import type { Plugin } from 'vite';

/** Folder below the assets for chunks that only a page fallback loads. */
export const FALLBACK_FOLDER = 'fallback';

/** A worker's implementation that runs on the page, see [Note: Page fallback]. */
const FALLBACK_ENTRY = /\.local\.ts$/;

/**
 * Puts chunks that are only reachable through a page fallback into their own folder, so that the service worker can leave
 * them out of the offline copy.
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

/** Modules that the entries reach only through a page fallback. */
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
  // Ids of the bundler's own modules begin with a zero. Any chunk may need those.
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
