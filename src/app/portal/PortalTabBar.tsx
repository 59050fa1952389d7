import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { MEDIA } from '../../shared/look/media.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { copy } from '../copy.ts';
import { HEADER_HEIGHT_PX } from './constants.ts';
import { PortalTab } from './PortalTab.tsx';
import { useWheelScroll } from './use-wheel-scroll.ts';

interface PortalTabBarProps {
  readonly pages: readonly Page[];
  readonly activePageId: string | undefined;
}

/** Links to all pages with a tab, in the documented order. Scrolls sideways, also by wheel (doc 2 §2). */
export function PortalTabBar({ pages, activePageId }: PortalTabBarProps) {
  const list = useRef<HTMLUListElement>(null);
  useWheelScroll(list);

  useEffect(() => {
    const bar = list.current;
    if (bar === null || activePageId === undefined) return;
    // Also when the window or a text changes its width. Observing calls once at the start.
    const observer = new ResizeObserver(() => centerTab(bar, activePageId));
    for (const element of [bar, ...bar.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [activePageId]);

  return (
    <Nav aria-label={copy.header.tabs}>
      <List ref={list}>
        {pages
          .filter((page) => page.tab !== null)
          .map((page) => (
            <li key={page.id} data-page={page.id}>
              <PortalTab page={page} isActive={page.id === activePageId} />
            </li>
          ))}
      </List>
    </Nav>
  );
}

/** Sets the list's own scroll position: `scrollIntoView` would also scroll the page under a hidden header. */
function centerTab(list: HTMLElement, pageId: string): void {
  const tab = list.querySelector<HTMLElement>(`[data-page="${pageId}"]`);
  if (tab === null) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

const Nav = styled('nav')({
  flex: '1 1 0',
  minWidth: 0,
  height: HEADER_HEIGHT_PX,
  [MEDIA.small]: { display: 'none' },
});

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
  // Fades both ends, as a sign that the list continues.
  maskImage: `linear-gradient(90deg, transparent, #000 ${theme.spacing(1)}, #000 calc(100% - ${theme.spacing(2)}), transparent)`,
}));
