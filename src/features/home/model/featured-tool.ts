/**
 * The one next action of the home page: the product's default tool once it is there, else the first tool that is not
 * the home page itself.
 */
export function featuredTool<T extends { readonly id: string }>(tools: readonly T[], defaultId: string): T | undefined {
  const others = tools.filter((tool) => tool.id !== 'home');
  return others.find((tool) => tool.id === defaultId) ?? others[0];
}
