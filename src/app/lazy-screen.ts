import { type ComponentType, lazy } from 'react';
import { loadTwice } from '../shared/lazy/load-twice.ts';
import type { PageScreen } from '../shared/tool/define-page.ts';

const components = new WeakMap<PageScreen, ComponentType>();

/** The screen's component, one for the life of the page, so that coming back shows it at once. */
export function lazyScreen(screen: PageScreen): ComponentType {
  const known = components.get(screen);
  if (known !== undefined) return known;
  const created = lazy(() => loadTwice(screen.load));
  components.set(screen, created);
  return created;
}

/**
 * Loads the screen's file in advance, so that its component renders without suspending. If the file fails to load, the
 * component throws when it renders.
 */
export async function loadScreen(screen: PageScreen): Promise<ComponentType> {
  const component = await loadTwice(screen.load).then(
    (module) => module.default,
    (error: unknown) => lazy(() => Promise.reject(error)),
  );
  components.set(screen, component);
  return component;
}

/** Loads a screen that may be shown later. A failure is not reported: the file is requested again when it is shown. */
export function prefetchScreen(screen: PageScreen): void {
  if (components.has(screen)) return;
  screen.load().then(
    (module) => {
      if (!components.has(screen)) components.set(screen, module.default);
    },
    () => undefined,
  );
}

/** After a failed load the next `lazyScreen` starts over. */
export function forgetScreen(screen: PageScreen): void {
  components.delete(screen);
}
