import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { Tool } from '../../shared/tool/define-tool.ts';
import { copy } from '../copy.ts';
import { HEADER_HEIGHT_PX } from './constants.ts';
import { PortalTab } from './PortalTab.tsx';
import { useWheelScroll } from './use-wheel-scroll.ts';

interface PortalTabBarProps {
  readonly tools: readonly Tool[];
  readonly activeToolId: string | undefined;
}

/** Every tool as a link, in the documented order; scrolls sideways, also with the wheel (doc 2 §2). */
export function PortalTabBar({ tools, activeToolId }: PortalTabBarProps) {
  const list = useRef<HTMLUListElement>(null);
  useWheelScroll(list);

  useEffect(() => {
    if (list.current === null || activeToolId === undefined) return;
    centerTab(list.current, activeToolId);
  }, [activeToolId]);

  return (
    <Nav aria-label={copy.header.tabs}>
      <List ref={list}>
        {tools.map((tool) => (
          <li key={tool.id} data-tool={tool.id}>
            <PortalTab tool={tool} isActive={tool.id === activeToolId} />
          </li>
        ))}
      </List>
    </Nav>
  );
}

/** Sets the list's own position: `scrollIntoView` would also move the page under a hidden header. */
function centerTab(list: HTMLElement, toolId: string): void {
  const tab = list.querySelector<HTMLElement>(`[data-tool="${toolId}"]`);
  if (tab === null) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

const Nav = styled('nav')({ flex: '1 1 0', minWidth: 0, height: HEADER_HEIGHT_PX });

const List = styled('ul')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  height: '100%',
  margin: 0,
  padding: theme.spacing(0, 1),
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // Fades what leaves at either end, so that a longer list is noticed.
  maskImage: `linear-gradient(90deg, transparent, #000 ${theme.spacing(1)}, #000 calc(100% - ${theme.spacing(2)}), transparent)`,
}));
