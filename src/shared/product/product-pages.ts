import type { Page } from '../tool/define-page.ts';

/** Anchors of the page about the product. */
export const ABOUT_ANCHORS = {
  privacy: 'privacy',
  changes: 'changes',
  roadmap: 'roadmap',
  license: 'license',
} as const;

interface ProductPages {
  /** The page about the product: privacy, changes, roadmap, license. */
  readonly about: Page | undefined;
  /** The page that tells where the product comes from and where it goes. */
  readonly evolution: Page | undefined;
}

/** The pages about the product itself, as far as they are registered. */
export function findProductPages(pages: readonly Page[]): ProductPages {
  return { about: pages.find(({ id }) => id === 'about'), evolution: pages.find(({ id }) => id === 'evolution') };
}
