import { useEffect, useMemo } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { BASE_PATH, portalPath } from '../core/paths.ts';
import { showToast } from '../shared/toast-store.ts';
import type { Tool } from '../shared/tool/define-tool.ts';
import { copy } from './copy.ts';
import { PageMetadata } from './PageMetadata.tsx';
import { PortalLayout } from './portal/PortalLayout.tsx';
import { landingPath } from './registry.ts';
import { toFallbackHead } from './route-manifest.ts';
import { ShellError } from './ShellError.tsx';
import { ToolPage } from './ToolPage.tsx';

export function createAppRouter(tools: readonly Tool[]) {
  return createBrowserRouter(toRoutes(tools), { basename: BASE_PATH });
}

/** The route table: one route a screen, and a way home for every other address. */
export function toRoutes(tools: readonly Tool[]): RouteObject[] {
  return [
    {
      element: <PortalLayout />,
      errorElement: <ShellError />,
      children: [
        { path: '/', element: <RedirectToLanding tools={tools} isUnknown={false} /> },
        ...tools.flatMap(toToolRoutes),
        { path: '*', element: <RedirectToLanding tools={tools} isUnknown /> },
      ],
    },
  ];
}

function toToolRoutes(tool: Tool): RouteObject[] {
  return tool.screens.map((screen) => {
    const path = portalPath(tool.id, screen.path);
    return { path, caseSensitive: true, element: <ToolPage key={path} tool={tool} screen={screen} /> };
  });
}

/** An address that is no page leads to one, says so where the visitor typed it, and is not to be indexed itself. */
function RedirectToLanding({ tools, isUnknown }: { readonly tools: readonly Tool[]; readonly isUnknown: boolean }) {
  const head = useMemo(() => toFallbackHead(tools), [tools]);
  useEffect(() => {
    if (isUnknown) showToast(copy.unknownPage);
  }, [isUnknown]);
  return (
    <>
      <PageMetadata head={head} robots="noindex" />
      <Navigate to={landingPath(tools)} replace />
    </>
  );
}
