import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Tool, ToolScreen } from '../shared/tool/define-tool.ts';
import { toolName } from '../shared/tool/tool-name.ts';
import { forgetScreen, lazyScreen } from './lazy-screen.ts';
import { PageMetadata } from './PageMetadata.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RouteError } from './RouteError.tsx';
import { toPageHead } from './route-manifest.ts';
import { ToolBoundary } from './ToolBoundary.tsx';

interface ToolPageProps {
  readonly tool: Tool;
  readonly screen: ToolScreen;
}

/** One screen of a tool: its head, its lazy file, its skeleton and its own error boundary. */
export function ToolPage({ tool, screen }: ToolPageProps) {
  const { pathname } = useLocation();
  const head = useMemo(
    () => ({ ...toPageHead(tool, screen), path: toCanonicalPath(pathname) }),
    [tool, screen, pathname],
  );
  return (
    <>
      <PageMetadata head={head} />
      <ToolBoundary
        resetKey={pathname}
        renderError={(error, retry) => (
          <RouteError
            error={error}
            toolName={toolName(tool)}
            onRetry={() => {
              forgetScreen(screen);
              retry();
            }}
          />
        )}
      >
        <LazyScreen tool={tool} screen={screen} />
      </ToolBoundary>
    </>
  );
}

function LazyScreen({ tool, screen }: ToolPageProps) {
  const Screen = lazyScreen(screen);
  return (
    <Suspense fallback={<PageSkeleton isPadded={tool.layout.padded} />}>
      <Screen />
    </Suspense>
  );
}

/** One address a page: a trailing slash leads here too, but is not its name. */
function toCanonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}
