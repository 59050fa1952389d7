import { useSyncExternalStore } from 'react';

/**
 * False while a page is prerendered and while React takes it over, true afterwards. What only the browser knows is shown
 * when it is true, because both renderings of a prerendered page must agree.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing() {
  return () => {};
}
