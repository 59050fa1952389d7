import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. `query` may start with `@media `, as the entries of `MEDIA` do. */
export function matchesMedia(query: string): boolean {
  return window.matchMedia(toCondition(query)).matches;
}

/**
 * Whether a media query holds, as in `matchesMedia`, updated when that changes. False while a page is prerendered and
 * hydrated.
 */
export function useMediaQuery(query: string): boolean {
  const condition = toCondition(query);
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

function toCondition(query: string): string {
  return query.replace(/^@media /, '');
}
