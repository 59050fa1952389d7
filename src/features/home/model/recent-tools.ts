interface Visits {
  readonly recent: readonly string[];
  readonly pinned: readonly string[];
}

interface Tool {
  readonly id: string;
}

/** Shortcuts of one row. */
const SHORTCUTS_MAX_COUNT = 6;

/** The tool that the visitor opened last; undefined where none of the visited pages is a tool. */
export function lastUsedTool<T extends Tool>(tools: readonly T[], { recent }: Visits): T | undefined {
  return pick(tools, recent)[0];
}

/** The tools for a visitor who came before: the pinned ones, then those opened last, at most six. */
export function shortcutsOf<T extends Tool>(tools: readonly T[], { pinned, recent }: Visits): readonly T[] {
  return pick(tools, [...new Set([...pinned, ...recent])]).slice(0, SHORTCUTS_MAX_COUNT);
}

/** The tools with these ids, in the order of the ids. Ids of other pages are skipped. */
function pick<T extends Tool>(tools: readonly T[], ids: readonly string[]): T[] {
  return ids.flatMap((id) => tools.find((tool) => tool.id === id) ?? []);
}
