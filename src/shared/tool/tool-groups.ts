/** What a tool is for: focusing, keeping things in order, making something, a break. Lists of all tools follow this order. */
export const TOOL_GROUPS = ['focus', 'data', 'create', 'leisure'] as const;
export type ToolGroup = (typeof TOOL_GROUPS)[number];
