import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { PORTAL_PATH } from '../../core/paths.ts';
import { MEDIA } from '../../shared/look/media.ts';
import type { PageLayout } from '../../shared/tool/define-page.ts';
import { usePageList } from '../../shared/tool/page-list.ts';
import { layoutOf } from '../../shared/tool/page-path.ts';
import { rememberVisit } from '../../shared/tool/page-visits.ts';
import { copy } from '../copy.ts';
import { KeySheetHost } from '../keys/KeySheetHost.tsx';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { usePageAtAddress } from '../use-page-at-address.ts';
import { BottomBar } from './BottomBar.tsx';
import { CONTENT_MAX_WIDTH_PX, HEADER_HEIGHT_PX } from './constants.ts';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { PortalHeader } from './PortalHeader.tsx';
import { ShortcutWidgetHost } from './ShortcutWidgetHost.tsx';

/** Layout while an unknown address is redirected. */
const NO_PAGE_LAYOUT: PageLayout = { header: 'static', padded: false, widget: false };

/** The header above the page; the screen's layout says whether they overlap. Each screen renders its own `<main>`. */
export function PortalLayout() {
  const pages = usePageList();
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const shown = usePageAtAddress();
  const layout = shown === undefined ? NO_PAGE_LAYOUT : layoutOf(shown);
  const pageId = shown?.page.id;
  useEffect(() => {
    if (pageId !== undefined) rememberVisit(pageId);
  }, [pageId]);
  // Where the shell's notices keep away from the bottom of the window, the page has its controls there.
  const hasBottomBar = layout.notices !== 'top';
  return (
    <>
      <SkipLink
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          content.current?.focus();
        }}
      >
        {copy.header.skip}
      </SkipLink>
      <PortalHeader
        pages={pages}
        activePageId={pageId}
        layout={layout}
        pageKey={pathname}
        hasBottomBar={hasBottomBar}
      />
      <Content ref={content} id="content" tabIndex={-1} data-padded={layout.padded} data-fills={layout.fillsWindow}>
        <Outlet />
      </Content>
      {hasBottomBar && <BottomBar activePageId={pageId} isHome={pageId !== undefined && pathname === PORTAL_PATH} />}
      <ShortcutWidgetHost
        pages={pages}
        activePageId={pageId}
        isAllowed={layout.widget !== false}
        hasMargins={layout.widget === true}
        onFocusLost={() => content.current?.focus({ preventScroll: true })}
      />
      <PaletteHost activePageId={pageId} />
      <KeySheetHost page={shown?.page} />
      <PageAnnouncer page={shown?.page} />
      <ScrollRestoration />
    </>
  );
}

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: theme.radius.control,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

const Content = styled('div')(({ theme }) => ({
  outline: 'none',
  paddingBottom: 'var(--bottom-bar)',
  '&[data-padded="true"]': {
    maxWidth: CONTENT_MAX_WIDTH_PX,
    margin: '0 auto',
    padding: theme.spacing(3, 2),
    paddingBottom: `calc(${theme.spacing(3)} + var(--bottom-bar))`,
  },
  '&[data-fills="true"]': {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    minHeight: `calc(100dvh - ${HEADER_HEIGHT_PX}px)`,
    maxWidth: 'none',
    padding: theme.spacing(1, 2),
    paddingBottom: `calc(${theme.spacing(1)} + var(--bottom-bar))`,
    '& > main': { flex: 1 },
    [MEDIA.phone]: {
      padding: theme.spacing(0.5, 1),
      paddingBottom: `calc(${theme.spacing(0.5)} + var(--bottom-bar))`,
    },
  },
}));
