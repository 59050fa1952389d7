import type { Page } from '../../../shared/tool/define-page.ts';

/** The pages that a list of all tools has: all but the portal home, which every such list has beside it. */
export function listTools(pages: readonly Page[]): readonly Page[] {
  return pages.filter(({ zone, path, home, tab }) => zone === 'portal' && path !== '' && (home ?? tab) !== null);
}

/** The pinned tools and those that were opened last, for a visitor who looks for them again. */
export function listRecentTools(
  pages: readonly Page[],
  visits: { readonly pinned: readonly string[]; readonly recent: readonly string[] },
): { readonly pinned: readonly Page[]; readonly used: readonly Page[] } {
  const tools = pages.filter(({ path }) => path !== '');
  const find = (ids: readonly string[]) => ids.flatMap((id) => tools.find((page) => page.id === id) ?? []);
  const pinned = find(visits.pinned);
  return { pinned, used: find(visits.recent).filter((page) => !pinned.includes(page)) };
}
