import type { SourceFile } from '../source-files.ts';

const PRODUCT = /^(?:src|workers|server)\//;
const ADDRESS = /(?:https?|wss?):\/\/([^\s/'"`<>)\\:]*)/g;
/** Local, names of formats, and names reserved for examples. */
const KNOWN_HOSTS = ['localhost', 'www.w3.org', 'www.sitemaps.org', 'example.com', 'example.org'];

/** One line for every address of another host in the product: nothing foreign is contacted unless it is configured. */
export function findForeignHosts(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => PRODUCT.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(ADDRESS)]
        .filter(([, host = '']) => host !== '' && !host.startsWith('$') && !KNOWN_HOSTS.includes(host))
        .map(([address]) => `${path}: ${address}`),
    );
}
