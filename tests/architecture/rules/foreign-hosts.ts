import type { SourceFile } from '../source-files.ts';

const PRODUCT = /^(?:src|workers|server)\//;
const ADDRESS = /(?:https?|wss?):\/\/([^\s/'"`<>)\\:]*)/g;
/** Local hosts, namespace names, and hosts reserved for examples. */
const KNOWN_HOSTS = ['localhost', 'www.w3.org', 'www.sitemaps.org', 'example.com', 'example.org'];

/** Reports every address of a foreign host: the product contacts one only where it is configured. */
export function findForeignHosts(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => PRODUCT.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(ADDRESS)]
        .filter(([, host = '']) => host !== '' && !host.startsWith('$') && !KNOWN_HOSTS.includes(host))
        .map(([address]) => `${path}: ${address}`),
    );
}
