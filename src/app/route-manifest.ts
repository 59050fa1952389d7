import type { PageHead, RouteManifest } from '../core/contracts/route-manifest.ts';
import { portalPath } from '../core/paths.ts';
import type { Tool, ToolScreen } from '../shared/tool/define-tool.ts';
import { copy } from './copy.ts';
import { landingPath } from './registry.ts';

/** What the server needs to know of the registry: where to redirect, and the head of every page. */
export function toRouteManifest(tools: readonly Tool[]): RouteManifest {
  return {
    landing: landingPath(tools),
    fallback: toFallbackHead(tools),
    pages: tools.flatMap((tool) => tool.screens.map((screen) => toPageHead(tool, screen))),
  };
}

export function toPageHead(tool: Tool, screen: ToolScreen): PageHead {
  return {
    path: portalPath(tool.id, screen.path),
    title: tool.meta.title,
    description: tool.meta.description,
    keywords: tool.meta.keywords.join(','),
  };
}

/** Head of an address that is no page: it speaks of the product and names the page that it leads to. */
export function toFallbackHead(tools: readonly Tool[]): PageHead {
  return {
    path: landingPath(tools),
    title: copy.site.title,
    description: copy.site.description,
    keywords: copy.site.keywords.join(','),
  };
}
