import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { BASE_PATH, withBase } from '../core/paths.ts';
import { nextTask } from '../platform/next-task.ts';
import { followPresses } from '../platform/page-waiting.ts';
import { pageAtPath } from '../shared/tool/page-path.ts';
import { backStack } from '../shared/ui/use-back-closes.ts';
import { App } from './App.tsx';
import { loadScreen } from './lazy-screen.ts';
import { loadPageViews } from './portal/page-views/load-page-views.ts';
import { restoreStyleAttributes } from './prerendered-styles.ts';
import { registry } from './registry.ts';
import { createAppRouter } from './router.tsx';
import { adoptPrerenderedStyles, createStyleCache } from './style-cache.ts';

/**
 * Hydrates the prerendered view in `container`. Without a view (development, offline fallback), or with the view of another
 * address, it renders the page and replaces the container's content.
 */
export async function startApp(container: HTMLElement): Promise<void> {
  // The server writes the nonce into this element.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const styleCache = createStyleCache(nonce);
  adoptPrerenderedStyles(styleCache);
  await nextTask();
  backStack.listen();
  followPresses();
  loadPageViews();
  const router = createAppRouter(registry);
  const app = (
    <App styleCache={styleCache}>
      <RouterProvider router={router} />
    </App>
  );
  const { view } = container.dataset;
  if (view === undefined || withBase(view) !== window.location.pathname + window.location.search) {
    createRoot(container).render(app);
    return;
  }
  restoreStyleAttributes(container);
  await nextTask();
  await loadScreenAt(window.location.pathname.slice(BASE_PATH.length));
  await nextTask();
  // A transition makes React hydrate in slices. Otherwise the whole page would be one task.
  startTransition(() => {
    hydrateRoot(container, app);
  });
}

/** A page whose screen is loaded hydrates without suspending. */
async function loadScreenAt(path: string): Promise<void> {
  const shown = pageAtPath(registry, path);
  if (shown !== undefined) await loadScreen(shown.screen);
}
