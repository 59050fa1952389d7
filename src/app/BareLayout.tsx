import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageAnnouncer } from './portal/PageAnnouncer.tsx';
import { useShownPage } from './use-shown-page.ts';

/** The page alone, without the portal's header: for pages that bring their own frame. */
export function BareLayout() {
  const shown = useShownPage();
  return (
    <>
      <Outlet />
      <PageAnnouncer page={shown?.page} />
      <ScrollRestoration />
    </>
  );
}
