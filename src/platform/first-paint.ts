/** A page without content has no first paint, nor has a page whose window lies behind others. */
const WITHOUT_PAINT_MS = 2000;

/** Resolves when the browser has shown the page's first content, at once in a hidden page, and after two seconds in any case. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const resolveHidden = () => {
      if (document.visibilityState === 'hidden') resolve();
    };
    resolveHidden();
    document.addEventListener('visibilitychange', resolveHidden, { once: true });
    // Buffered: the paint may be over.
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, WITHOUT_PAINT_MS);
  });
}
