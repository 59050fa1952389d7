import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageAnnouncer } from './portal/PageAnnouncer.tsx';
import { usePageAtAddress } from './use-page-at-address.ts';

/** The page alone, without the portal's header: for pages that bring their own frame. */
export function BareLayout() {
  const shown = usePageAtAddress();
  return (
    <>
      <Outlet />
      <PageAnnouncer page={shown?.page} />
      <ScrollRestoration />
    </>
  );
}
