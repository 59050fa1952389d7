import { DEFAULT_TOOL_ID, PORTAL_PATH, portalPath } from '../core/paths.ts';
import { flockDance } from '../features/flock-dance/tool.ts';
import { home } from '../features/home/tool.ts';
import { jsonYaml } from '../features/json-yaml/tool.ts';
import type { Tool } from '../shared/tool/define-tool.ts';

/** Every tool, in the documented tab order (doc 2 §2). Adding a tool is its folder and its line here. */
export const registry: readonly Tool[] = [home, jsonYaml, flockDance];

/** Where `/` and unknown pages lead: the default tool once it is registered, the portal home until then. */
export function landingPath(tools: readonly Tool[]): string {
  return tools.some((tool) => tool.id === DEFAULT_TOOL_ID) ? portalPath(DEFAULT_TOOL_ID) : PORTAL_PATH;
}

/** The tool whose page or sub-page has this path (without base), if any. */
export function toolAtPath(tools: readonly Tool[], pagePath: string): Tool | undefined {
  const segment = /^\/portal(?:\/([^/]+))?(?:\/|$)/.exec(pagePath);
  if (segment === null) return undefined;
  return tools.find((tool) => tool.id === (segment[1] ?? 'home'));
}
