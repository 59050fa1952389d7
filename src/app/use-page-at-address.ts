import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageList } from '../shared/tool/page-list.ts';
import { pageAtPath, type ShownPage } from '../shared/tool/page-path.ts';
import { useShownPage } from '../shared/tool/shown-page-store.ts';

/** The page at the address. Call it in the layout of a zone: it also publishes the page as the shown one. */
export function usePageAtAddress(): ShownPage | undefined {
  const pages = usePageList();
  const { pathname } = useLocation();
  const shown = useMemo(() => pageAtPath(pages, pathname), [pages, pathname]);
  // A layout effect runs before the session check, which a page with `sendsNothing` prevents.
  useLayoutEffect(() => useShownPage.setState({ shown: shown ?? null }), [shown]);
  return shown;
}
