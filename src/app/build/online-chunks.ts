import type { Plugin } from 'vite';

/** Folder below the assets for chunks that the offline copy leaves out. */
export const ONLINE_FOLDER = 'online';

/**
 * Where such a chunk begins: a worker's implementation that runs on the page, see [Note: Page fallback], or a screen of the
 * administration, which needs the server and is for few visitors.
 */
const ONLINE_ENTRY = /\.local\.ts$|\/src\/features\/admin\/\w+Screen\.tsx$/;

/**
 * Puts chunks that are only reachable through a page fallback or the administration into their own folder, so that the
 * service worker can leave them out of the offline copy.
 */
export function onlineChunks(): Plugin {
  let online: ReadonlySet<string> = new Set();
  let assetsDir = '';
  return {
    name: 'mythinkn:online-chunks',
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
      online = findOnlineModules(
        ids.filter((id) => this.getModuleInfo(id)?.isEntry),
        importsOf,
      );
    },
    outputOptions(options) {
      const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }) => {
        const isOnline = moduleIds.length > 0 && moduleIds.every((id) => online.has(id));
        return `${assetsDir}/${isOnline ? `${ONLINE_FOLDER}/` : ''}[name]-[hash].js`;
      };
      return { ...options, chunkFileNames };
    },
  };
}

/** Modules that the entries reach only through a page fallback or the administration. */
export function findOnlineModules(
  entries: readonly string[],
  importsOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const onlineEntries = new Set<string>();
  const main = findReachable(entries, (id) =>
    importsOf(id).filter((imported) => {
      if (!ONLINE_ENTRY.test(imported)) return true;
      onlineEntries.add(imported);
      return false;
    }),
  );
  // Ids of the bundler's own modules begin with a zero. Any chunk may need those.
  const reached = [...findReachable([...onlineEntries], importsOf)].filter((id) => !id.startsWith('\0'));
  return new Set(reached.filter((id) => !main.has(id)));
}

/** The starts, and all that they lead to. */
export function findReachable(starts: Iterable<string>, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(starts);
  for (const id of found) {
    for (const imported of importsOf(id)) found.add(imported);
  }
  return found;
}
