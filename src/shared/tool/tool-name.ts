import type { Tool } from './define-tool.ts';

/** The one constant name of a tool, also where its visible label alternates. */
export function toolName(tool: Tool): string {
  const { label } = tool.tab;
  return typeof label === 'string' ? label : label.name;
}
