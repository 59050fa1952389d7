import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenPage } from '../shared/tool/open-page.ts';
import { usePageList } from '../shared/tool/page-list.ts';
import { pageAtPath, type ShownPage } from '../shared/tool/page-path.ts';

/** The page at the address. Call it in the layout of a zone: it also publishes the page as the open one. */
export function useShownPage(): ShownPage | undefined {
  const pages = usePageList();
  const { pathname } = useLocation();
  const shown = useMemo(() => pageAtPath(pages, pathname), [pages, pathname]);
  // A layout effect runs before the session is checked, which the page may forbid.
  useLayoutEffect(() => useOpenPage.setState({ shown: shown ?? null }), [shown]);
  return shown;
}
