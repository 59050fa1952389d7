import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { BASE_PATH, withBase } from '../core/paths.ts';
import { pagePath } from '../shared/tool/page-path.ts';
import { App } from './App.tsx';
import { collectStyles } from './build/collect-styles.ts';
import type { RenderedView } from './build/rendered-view.ts';
import { loadScreen } from './lazy-screen.ts';
import { extractStyleAttributes } from './prerendered-styles.ts';
import { registry } from './registry.ts';
import { toRoutes } from './router.tsx';

/**
 * Runs in Node during the build. Renders the first view of every screen whose address is known then. Administration pages are left
 * out, because their first view depends on who is signed in.
 */
export async function renderViews(): Promise<RenderedView[]> {
  const views: RenderedView[] = [];
  for (const page of registry) {
    for (const screen of page.screens) {
      const path = pagePath(page, screen.path);
      if (page.zone === 'admin' || path.includes(':')) continue;
      const screenFile = sourceOf(await loadScreen(screen), path);
      for (const query of ['', ...(screen.prerenderedQueries ?? [])]) {
        views.push({ ...(await renderView(`${path}${query}`)), screenFile });
      }
    }
  }
  return views;
}

async function renderView(address: string): Promise<Omit<RenderedView, 'screenFile'>> {
  const handler = createStaticHandler(toRoutes(registry), { basename: BASE_PATH });
  const context = await handler.query(new Request(`app://page${withBase(address)}`));
  if (context instanceof Response) throw new Error(`${address} redirects and has no view`);
  const styles = collectStyles();
  const html = renderToString(
    <App styleCache={styles.cache}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const page = extractStyleAttributes(html);
  return {
    address,
    styles: styles.toHtml(page.css),
    body: `<div id="root" data-view="${address}">${page.html}</div>`,
  };
}

/** `screenSources` in `build/prerender.ts` adds the property. */
function sourceOf(component: ComponentType & { readonly sourceFile?: string }, path: string): string {
  if (component.sourceFile === undefined) throw new Error(`The screen of ${path} is not a named default export`);
  return component.sourceFile;
}
