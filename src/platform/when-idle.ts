/** How long the first screen has the machine to itself at most. */
const SETTLE_MS = 2000;

/**
 * Calls `job` once the page has loaded and the browser is idle, at the latest `timeoutMs` after loading. Call the returned
 * function to cancel.
 */
export function whenIdle(job: () => void, timeoutMs = SETTLE_MS): () => void {
  let cancel = () => window.removeEventListener('load', schedule);
  function schedule(): void {
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback === 'function') {
      const request = window.requestIdleCallback(job, { timeout: timeoutMs });
      cancel = () => window.cancelIdleCallback(request);
    } else {
      const timer = setTimeout(job, 0);
      cancel = () => clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => cancel();
}
