import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTwice } from '../shared/lazy/load-twice.ts';
import type { PageScreen } from '../shared/tool/define-page.ts';

const lazyScreens = new WeakMap<PageScreen, LazyExoticComponent<ComponentType>>();

/** The screen's component. It is created once, so that a second visit shows the screen at once. */
export function lazyScreen(screen: PageScreen): LazyExoticComponent<ComponentType> {
  const known = lazyScreens.get(screen);
  if (known !== undefined) return known;
  const created = lazy(() => loadTwice(screen.load));
  lazyScreens.set(screen, created);
  return created;
}

/** After a failed load: the next `lazyScreen` loads the file again. */
export function forgetScreen(screen: PageScreen): void {
  lazyScreens.delete(screen);
}
