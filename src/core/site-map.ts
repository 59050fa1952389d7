import type { PageHead } from './contracts/route-manifest.ts';

/** Paths of the pages that search engines may list: without parameters, and not marked `noindex`. */
export function toSiteMapPaths(pages: readonly PageHead[]): string[] {
  return pages.filter(({ path, robots }) => robots !== 'noindex' && !path.includes(':')).map(({ path }) => path);
}
