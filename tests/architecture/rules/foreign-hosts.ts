import type { SourceFile } from '../source-files.ts';

const PRODUCT = /^(?:src|workers|server)\//;
const ADDRESS = /(?:https?|wss?):\/\/([^\s/'"`<>)\\:]*)/g;
/** Local hosts, namespace names, and hosts reserved for examples. */
const KNOWN_HOSTS = [
  'json-schema.org',
  'localhost',
  'www.w3.org',
  'schemas.openxmlformats.org',
  'www.sitemaps.org',
  'example.com',
  'example.org',
];
/** Sites that a visitor's click opens; the product itself never contacts them. Only this file may name them. */
const LINKING_FILE = 'src/features/goal-focus/constants.ts';
const LINKED_HOSTS = ['service.weibo.com', 'sns.qzone.qq.com', 'www.pexels.com'];

/** Reports every address of a foreign host: the product contacts one only where it is configured. */
export function findForeignHosts(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => PRODUCT.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(ADDRESS)]
        .filter(([, host = '']) => host !== '' && !host.startsWith('$') && !isKnown(path, host))
        .map(([address]) => `${path}: ${address}`),
    );
}

function isKnown(path: string, host: string): boolean {
  return KNOWN_HOSTS.includes(host) || (path === LINKING_FILE && LINKED_HOSTS.includes(host));
}
