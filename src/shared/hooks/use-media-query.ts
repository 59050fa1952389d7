import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, updated when that changes. False while a page is prerendered and hydrated. `query` may start
 * with `@media `, as the entries of `MEDIA` do.
 */
export function useMediaQuery(query: string): boolean {
  const condition = query.replace(/^@media /, '');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => false,
  );
}
