import type { Page } from './define-page.ts';
import { TOOL_GROUPS, type ToolGroup } from './tool-groups.ts';

/** Pages of one group; null holds the pages that stand outside of the groups. */
interface PageGroup {
  readonly group: ToolGroup | null;
  /** At least one. */
  readonly pages: readonly Page[];
}

/** Divides pages into groups, in the order of the groups; in a group they keep their order. */
export function groupPages(pages: readonly Page[]): readonly PageGroup[] {
  return [...TOOL_GROUPS, null].flatMap((group) => {
    const members = pages.filter((page) => (page.group ?? null) === group);
    return members.length === 0 ? [] : [{ group, pages: members }];
  });
}
