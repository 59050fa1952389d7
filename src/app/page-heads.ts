import type { PageHead } from '../core/contracts/route-manifest.ts';
import { pagePath, type ShownPage } from '../shared/tool/page-path.ts';
import { copy } from './site/copy.ts';

export function toPageHead({ page, screen }: ShownPage): PageHead {
  const { title, description, keywords, robots } = page.meta;
  return {
    path: pagePath(page, screen.path),
    title: screen.title === undefined ? title : `${screen.title} · ${title}`,
    description,
    keywords: keywords.join(','),
    // `tests/e2e/screenshots/take-sharing.ts` takes it.
    ...(page.home?.picture === undefined ? {} : { image: `og/${page.id}.jpg` }),
    ...(robots === undefined ? {} : { robots }),
  };
}

/** Head for an unknown address: describes the product and names the page at `path` that it is redirected to. */
export function toFallbackHead(path: string): PageHead {
  return {
    path,
    title: copy.site.title,
    description: copy.site.description,
    keywords: copy.site.keywords.join(','),
  };
}
