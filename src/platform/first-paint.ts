/** A page without content has no first paint, nor has a page whose window lies behind others. */
const WITHOUT_PAINT_MS = 2000;

/** Resolves when the browser has shown the page's first content, at once in a hidden page, and after two seconds in any case. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const observer = new PerformanceObserver(end);
    const timer = setTimeout(end, WITHOUT_PAINT_MS);
    function end(): void {
      over.abort();
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    const endHidden = () => document.visibilityState === 'hidden' && end();
    document.addEventListener('visibilitychange', endHidden, { signal: over.signal });
    // Buffered: the paint may be over.
    observer.observe({ type: 'paint', buffered: true });
    endHidden();
  });
}
