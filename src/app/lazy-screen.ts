import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTwice } from '../shared/lazy/load-twice.ts';
import type { PageScreen } from '../shared/tool/define-page.ts';

const lazyScreens = new WeakMap<PageScreen, LazyExoticComponent<ComponentType>>();

/** The screen's component, one for the life of the page, so that coming back shows it at once. */
export function lazyScreen(screen: PageScreen): LazyExoticComponent<ComponentType> {
  const known = lazyScreens.get(screen);
  if (known !== undefined) return known;
  const created = lazy(() => loadTwice(screen.load));
  lazyScreens.set(screen, created);
  return created;
}

/** After a failed load the next `lazyScreen` starts over. */
export function forgetScreen(screen: PageScreen): void {
  lazyScreens.delete(screen);
}
