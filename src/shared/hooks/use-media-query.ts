import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, updated when that changes. A prerendered page is one for which
 * it does not. Takes the entries of `MEDIA` as they are.
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
