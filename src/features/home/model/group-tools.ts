/** Tools of one group; `null` collects tools without a group. */
export interface ToolsOfGroup<G extends string, T> {
  readonly group: G | null;
  readonly tools: readonly T[];
}

/** The tools by group, in the order of `groups`; in a group they keep their order. Groups without a tool are left out. */
export function groupTools<G extends string, T extends { readonly group?: G }>(
  tools: readonly T[],
  groups: readonly G[],
): readonly ToolsOfGroup<G, T>[] {
  return [...groups, null]
    .map((group) => ({ group, tools: tools.filter((tool) => (tool.group ?? null) === group) }))
    .filter((each) => each.tools.length > 0);
}
