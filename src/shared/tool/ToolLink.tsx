import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { portalPath } from '../../core/paths.ts';
import { copy } from '../copy.ts';
import type { Tool } from './define-tool.ts';
import { toolName } from './tool-name.ts';

interface ToolLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly tool: Tool;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A real link to a tool (middle click works) that honors where the tool opens. Its content or `aria-label` has to tell
 * of a new tab: `toToolLinkLabel` does.
 */
export function ToolLink({ tool, children, ...rest }: ToolLinkProps) {
  const newTab = tool.tab.opens === 'new-tab';
  return (
    <Link {...rest} to={portalPath(tool.id)} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </Link>
  );
}

export function toToolLinkLabel(tool: Tool): string {
  const name = toolName(tool);
  return tool.tab.opens === 'new-tab' ? `${name} (${copy.opensInNewTab})` : name;
}
