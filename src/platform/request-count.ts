/**
 * Counts the requests that the page makes from now on, whatever they are for, and calls `onCount` with every new number.
 * Requests of workers are their own. Where the browser does not tell, the number stays 0 and `isSupported` is false.
 */
export function countRequests(onCount: (count: number) => void): { readonly isSupported: boolean; stop(): void } {
  const isSupported =
    typeof PerformanceObserver === 'function' && PerformanceObserver.supportedEntryTypes.includes('resource');
  if (!isSupported) return { isSupported, stop: () => undefined };
  let count = 0;
  const from = performance.now();
  const observer = new PerformanceObserver((list) => {
    // One that was under way before belongs to the loading.
    count += list.getEntries().filter(({ startTime }) => startTime >= from).length;
    onCount(count);
  });
  observer.observe({ type: 'resource' });
  return { isSupported, stop: () => observer.disconnect() };
}
