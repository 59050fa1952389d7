import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../platform/when-idle.ts';
import { layoutOf, type ShownPage } from '../shared/tool/page-path.ts';
import { forgetScreen, lazyScreen, prefetchScreen } from './lazy-screen.ts';
import { PageMetadata } from './PageMetadata.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RouteError } from './RouteError.tsx';
import { StartSignal } from './StartSignal.tsx';
import { ToolBoundary } from './ToolBoundary.tsx';

/** One screen of a page: its head, its lazy file, its skeleton and its own error boundary. */
export function ToolPage({ shown }: { readonly shown: ShownPage }) {
  const { pathname } = useLocation();
  useOtherScreens(shown);
  return (
    <>
      <PageMetadata path={toCanonicalPath(pathname)} robots={shown.page.meta.robots} shown={shown} />
      <ToolBoundary
        resetKey={pathname}
        renderError={(error, retry) => (
          <RouteError
            error={error}
            toolName={shown.page.name}
            onRetry={() => {
              forgetScreen(shown.screen);
              retry();
            }}
          />
        )}
      >
        <LazyScreen shown={shown} />
      </ToolBoundary>
    </>
  );
}

/** Loads the other screens of the page when the browser is idle, so that opening one shows it without a skeleton. */
function useOtherScreens({ page, screen }: ShownPage): void {
  useEffect(() => {
    const others = page.screens.filter((other) => other !== screen);
    if (others.length > 0) return whenIdle(() => others.forEach(prefetchScreen));
  }, [page, screen]);
}

function LazyScreen({ shown }: { readonly shown: ShownPage }) {
  const Screen = lazyScreen(shown.screen);
  return (
    <Suspense fallback={<PageSkeleton isPadded={layoutOf(shown).padded} />}>
      <Screen />
      <StartSignal />
    </Suspense>
  );
}

/** A page has one canonical address: without the trailing slash that also leads to it. */
function toCanonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}
