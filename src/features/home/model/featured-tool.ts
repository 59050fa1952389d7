/** The one next action of the home page: the product's default tool if it is among the tools, else the first tool. */
export function featuredTool<T extends { readonly id: string }>(tools: readonly T[], defaultId: string): T | undefined {
  return tools.find((tool) => tool.id === defaultId) ?? tools[0];
}
