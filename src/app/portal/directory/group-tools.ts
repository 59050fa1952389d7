import type { Page, ToolGroup } from '../../../shared/tool/define-page.ts';

/** The groups in the order in which they are listed; null holds the pages that stand outside of them. */
const GROUP_ORDER: readonly (ToolGroup | null)[] = ['focus', 'data', 'create', 'leisure', null];

interface PageGroup {
  readonly group: ToolGroup | null;
  /** At least one, in the given order. */
  readonly pages: readonly Page[];
}

/** All pages except the portal home, which every list has beside it, divided into groups. */
export function groupTools(pages: readonly Page[]): readonly PageGroup[] {
  const listed = pages.filter(
    ({ zone, path, home, tab }) => zone === 'portal' && path !== '' && (home ?? tab) !== null,
  );
  return GROUP_ORDER.flatMap((group) => {
    const members = listed.filter((page) => (page.group ?? null) === group);
    return members.length === 0 ? [] : [{ group, pages: members }];
  });
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
