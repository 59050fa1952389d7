import type { PageHead, RouteManifest } from '../core/contracts/route-manifest.ts';
import type { Page } from '../shared/tool/define-page.ts';
import { pagePath, type ShownPage } from '../shared/tool/page-path.ts';
import { landingPath } from './registry.ts';
import { copy } from './site/copy.ts';

/** The part of the registry that the server needs: the target of redirects and the head of every page. */
export function toRouteManifest(pages: readonly Page[]): RouteManifest {
  return {
    landing: landingPath(pages),
    fallback: toFallbackHead(pages),
    pages: pages.flatMap((page) => page.screens.map((screen) => toPageHead({ page, screen }))),
  };
}

export function toPageHead({ page, screen }: ShownPage): PageHead {
  const { title, description, keywords, robots } = page.meta;
  return {
    path: pagePath(page, screen.path),
    title: screen.title === undefined ? title : `${screen.title} · ${title}`,
    description,
    keywords: keywords.join(','),
    ...(robots === undefined ? {} : { robots }),
  };
}

/** Head for an unknown address: describes the product and names the page that it is redirected to. */
export function toFallbackHead(pages: readonly Page[]): PageHead {
  return {
    path: landingPath(pages),
    title: copy.site.title,
    description: copy.site.description,
    keywords: copy.site.keywords.join(','),
  };
}
