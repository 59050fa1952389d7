/** Whether the browser tells what a page requests. */
export function canCountRequests(): boolean {
  return typeof PerformanceObserver === 'function' && PerformanceObserver.supportedEntryTypes.includes('resource');
}

/**
 * Counts the requests that the page sends over the network from now on, whatever they are for, and calls `onCount` with
 * every new number, until the returned function is called. Requests of workers are their own. What the browser has in its
 * cache sends nothing, and the page's icon is the browser's: it looks for a new one whenever the address changes.
 */
export function countRequests(onCount: (count: number) => void): () => void {
  let count = 0;
  const from = performance.now();
  const observer = new PerformanceObserver((list) => {
    const sent = (list.getEntries() as PerformanceResourceTiming[])
      // One that was under way before belongs to the loading.
      .filter(({ startTime }) => startTime >= from)
      .filter((entry) => !isFromCache(entry) && !isPageIcon(entry));
    if (sent.length === 0) return;
    count += sent.length;
    onCount(count);
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/** Of other origins the browser tells no sizes: they count as sent. */
function isFromCache({ transferSize, decodedBodySize }: PerformanceResourceTiming): boolean {
  return transferSize === 0 && decodedBodySize > 0;
}

function isPageIcon({ name }: PerformanceResourceTiming): boolean {
  const icons = document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]');
  return [...icons].some(({ href }) => href === name);
}
