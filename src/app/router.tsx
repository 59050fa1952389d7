import { type ComponentType, useEffect } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation, useNavigate } from 'react-router-dom';
import { BASE_PATH, HOME_ALIAS_PATH, PORTAL_PATH, UNKNOWN_PAGE_HASH } from '../core/paths.ts';
import { showToast } from '../shared/toast-store.ts';
import type { Page, Zone } from '../shared/tool/define-page.ts';
import { pagePath } from '../shared/tool/page-path.ts';
import { BareLayout } from './BareLayout.tsx';
import { copy } from './copy.ts';
import { IncomingHost } from './incoming/IncomingHost.tsx';
import { PageMetadata } from './PageMetadata.tsx';
import { PortalLayout } from './portal/PortalLayout.tsx';
import { landingPath } from './registry.ts';
import { ShellError } from './ShellError.tsx';
import { ToolPage } from './ToolPage.tsx';
import { UnsavedWorkGuard } from './UnsavedWorkGuard.tsx';

/** The frame around the pages of a zone. Administration pages bring their own frame behind their own gate. */
const ZONE_LAYOUTS: Record<Zone, ComponentType> = { portal: PortalLayout, bare: BareLayout, admin: BareLayout };

export function createAppRouter(pages: readonly Page[]) {
  return createBrowserRouter(toRoutes(pages), { basename: BASE_PATH });
}

/** The route table: one route per screen inside its zone's layout, and redirects for every other address. */
export function toRoutes(pages: readonly Page[]): RouteObject[] {
  const redirects = [
    { path: '/', element: <RedirectToLanding pages={pages} isUnknown={false} /> },
    { path: HOME_ALIAS_PATH, element: <Navigate to={PORTAL_PATH} replace /> },
    { path: '*', element: <RedirectToLanding pages={pages} isUnknown /> },
  ];
  const toZone = (zone: Zone, more: RouteObject[] = []): RouteObject => {
    const Layout = ZONE_LAYOUTS[zone];
    const children = [...pages.filter((page) => page.zone === zone).flatMap(toPageRoutes), ...more];
    return { element: <Layout />, errorElement: <ShellError />, children };
  };
  return [{ element: <Root />, children: [toZone('portal', redirects), toZone('bare'), toZone('admin')] }];
}

/** Around the layouts of all zones. */
function Root() {
  useUnknownPageNote();
  return (
    <>
      <UnsavedWorkGuard />
      <IncomingHost />
      <Outlet />
    </>
  );
}

function toPageRoutes(page: Page): RouteObject[] {
  return page.screens.map((screen) => {
    const path = pagePath(page, screen.path);
    return { path, caseSensitive: true, element: <ToolPage key={path} shown={{ page, screen }} /> };
  });
}

/** Redirects to the landing page, with a mark for an unknown address. The address itself must not be indexed. */
function RedirectToLanding({ pages, isUnknown }: { readonly pages: readonly Page[]; readonly isUnknown: boolean }) {
  const path = landingPath(pages);
  return (
    <>
      <PageMetadata path={path} robots="noindex" shown={null} />
      <Navigate to={{ pathname: path, hash: isUnknown ? UNKNOWN_PAGE_HASH : '' }} replace />
    </>
  );
}

/** Says that the visitor asked for an unknown page, which the address of the landing page marks, and removes the mark. */
function useUnknownPageNote(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== UNKNOWN_PAGE_HASH) return;
    showToast(copy.unknownPage);
    void navigate({ pathname, search }, { replace: true });
  }, [pathname, search, hash, navigate]);
}
