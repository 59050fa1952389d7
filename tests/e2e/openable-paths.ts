import type { RouteManifest } from '../../src/core/contracts/route-manifest.ts';
import { ADMIN_PATH } from '../../src/core/paths.ts';

/**
 * Paths of the pages that open without a parameter: every one of them is checked for accessibility. Without a session all
 * screens of the administration show the same login, so one of them is enough; `admin/` checks the others.
 */
export function listOpenablePaths({ pages }: RouteManifest): string[] {
  return pages.map(({ path }) => path).filter((path) => !path.includes(':') && !path.startsWith(`${ADMIN_PATH}/`));
}
