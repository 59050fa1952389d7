import { DEFAULT_TOOL_ID, PORTAL_PATH } from '../core/paths.ts';
import { dataCenter } from '../features/data-center/page.ts';
import { flockDance } from '../features/flock-dance/tool.ts';
import { home } from '../features/home/page.ts';
import { jsonYaml } from '../features/json-yaml/tool.ts';
import type { Page } from '../shared/tool/define-page.ts';
import { pagePath } from '../shared/tool/page-path.ts';

/** Every page, those with a tab in the documented order (doc 2 §2). Adding a page is its folder and its line here. */
export const registry: readonly Page[] = [home, jsonYaml, flockDance, dataCenter];

/** Where `/` and unknown pages lead: the default tool once it is registered, the portal home until then. */
export function landingPath(pages: readonly Page[]): string {
  const landing = pages.find((page) => page.id === DEFAULT_TOOL_ID);
  return landing === undefined ? PORTAL_PATH : pagePath(landing);
}
