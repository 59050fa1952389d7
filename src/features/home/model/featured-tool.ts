/** The tool that the home page recommends: the default tool if it is registered, else the first one. */
export function featuredTool<T extends { readonly id: string }>(tools: readonly T[], defaultId: string): T | undefined {
  return tools.find((tool) => tool.id === defaultId) ?? tools[0];
}
