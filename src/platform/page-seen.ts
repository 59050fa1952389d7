/** Calls `handler` whenever the page becomes visible again after another tab, window or app covered it. */
export function onPageSeen(handler: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'visible') handler();
  };
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

/** Calls `handler` whenever the page is covered or closed: the last moment at which work can be stored. */
export function onPageHidden(handler: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'hidden') handler();
  };
  document.addEventListener('visibilitychange', listen);
  window.addEventListener('pagehide', handler);
  return () => {
    document.removeEventListener('visibilitychange', listen);
    window.removeEventListener('pagehide', handler);
  };
}

/** Calls `handler` when the browser reports that it is online again. */
export function onNetworkBack(handler: () => void): () => void {
  window.addEventListener('online', handler);
  return () => window.removeEventListener('online', handler);
}

/** Whether the page is visible now. */
export function isPageVisible(): boolean {
  return document.visibilityState === 'visible';
}
