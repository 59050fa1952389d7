/** Calls `handler` whenever the page comes into view again: another tab, window or app was in front of it. */
export function onPageSeen(handler: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'visible') handler();
  };
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

/** Calls `handler` when the browser says that the network is there again. */
export function onNetworkBack(handler: () => void): () => void {
  window.addEventListener('online', handler);
  return () => window.removeEventListener('online', handler);
}
