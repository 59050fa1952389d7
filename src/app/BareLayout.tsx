import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { usePageList } from '../shared/tool/page-list.ts';
import { pageAtPath } from '../shared/tool/page-path.ts';
import { PageAnnouncer } from './portal/PageAnnouncer.tsx';

/** The page alone, without the portal's header: for pages that bring their own frame. */
export function BareLayout() {
  const { pathname } = useLocation();
  const shown = pageAtPath(usePageList(), pathname);
  return (
    <>
      <Outlet />
      <PageAnnouncer page={shown?.page} />
      <ScrollRestoration />
    </>
  );
}
