/** Whether the browser reports the requests of a page. */
export function canCountRequests(): boolean {
  return typeof PerformanceObserver === 'function' && PerformanceObserver.supportedEntryTypes.includes('resource');
}

/**
 * Counts the requests that the page sends over the network from now on, whatever they are for, and calls `onCount` with
 * every new number, until the returned function is called. Requests of workers are not counted, nor are answers from the
 * cache, nor the page's icon, which the browser requests by itself whenever the address changes.
 */
export function countRequests(onCount: (count: number) => void): () => void {
  let count = 0;
  const from = performance.now();
  const observer = new PerformanceObserver((list) => {
    const sent = (list.getEntries() as PerformanceResourceTiming[])
      // A request that started earlier belongs to loading the page.
      .filter(({ startTime }) => startTime >= from)
      .filter((entry) => !isFromCache(entry) && !isPageIcon(entry));
    if (sent.length === 0) return;
    count += sent.length;
    onCount(count);
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/** The browser hides the sizes of other origins' answers, so their requests count as sent. */
function isFromCache({ transferSize, decodedBodySize }: PerformanceResourceTiming): boolean {
  return transferSize === 0 && decodedBodySize > 0;
}

function isPageIcon({ name }: PerformanceResourceTiming): boolean {
  const icons = document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]');
  return [...icons].some(({ href }) => href === name);
}
