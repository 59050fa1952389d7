import { DEFAULT_TOOL_ID, PORTAL_PATH } from '../core/paths.ts';
import { about } from '../features/about/page.ts';
import { admin } from '../features/admin/page.ts';
import { brainHole } from '../features/brain-hole/tool.ts';
import { contributors } from '../features/contributors/tool.ts';
import { customNav } from '../features/custom-nav/tool.ts';
import { dataCenter } from '../features/data-center/page.ts';
import { evolution } from '../features/evolution/page.ts';
import { flockDance } from '../features/flock-dance/tool.ts';
import { goalFocus } from '../features/goal-focus/tool.ts';
import { home } from '../features/home/page.ts';
import { imageCrop } from '../features/image-crop/tool.ts';
import { inspiration } from '../features/inspiration/tool.ts';
import { jsonYaml } from '../features/json-yaml/tool.ts';
import { lanChat } from '../features/lan-chat/tool.ts';
import { xhsHelper } from '../features/xhs-helper/tool.ts';
import type { Page } from '../shared/tool/define-page.ts';
import { pagePath } from '../shared/tool/page-path.ts';

/** All pages; those with a tab stand in the documented order (doc 2 §2). A new page costs its folder and its line here. */
export const registry: readonly Page[] = [
  home,
  inspiration,
  goalFocus,
  jsonYaml,
  customNav,
  contributors,
  flockDance,
  xhsHelper,
  lanChat,
  brainHole,
  imageCrop,
  evolution,
  dataCenter,
  about,
  admin,
];

/** Target of `/` and of unknown addresses: the default tool if it is registered, else the portal home. */
export function landingPath(pages: readonly Page[]): string {
  const landing = pages.find((page) => page.id === DEFAULT_TOOL_ID);
  return landing === undefined ? PORTAL_PATH : pagePath(landing);
}
