import type { RouteManifest } from '../core/contracts/route-manifest.ts';
import type { Page } from '../shared/tool/define-page.ts';
import { toFallbackHead, toPageHead } from './page-heads.ts';
import { landingPath } from './registry.ts';

/** The part of the registry that the server needs: the target of redirects and the head of every page. */
export function toRouteManifest(pages: readonly Page[]): RouteManifest {
  return {
    landing: landingPath(pages),
    fallback: toFallbackHead(landingPath(pages)),
    pages: pages.flatMap((page) => page.screens.map((screen) => toPageHead({ page, screen }))),
  };
}
