/**
 * Replaces the fragment of the current address without a new entry and without scrolling; null removes it. The router's own
 * fields stay in the entry.
 */
export function replaceFragment(id: string | null): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${id === null ? '' : `#${id}`}`);
}

/** The whole address of a place on the current page, without its query. */
export function toFragmentAddress(id: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${id}`;
}
