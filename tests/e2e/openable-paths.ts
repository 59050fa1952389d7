import type { RouteManifest } from '../../src/core/contracts/route-manifest.ts';

/** Paths of the pages that open without a parameter: every one of them is checked for accessibility. */
export function listOpenablePaths({ pages }: RouteManifest): string[] {
  return pages.map(({ path }) => path).filter((path) => !path.includes(':'));
}
