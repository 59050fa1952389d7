/**
 * Calls `job` once the page has loaded and the browser has nothing better to do, `timeoutMs` after that at the latest. Call
 * the returned function to give up on it.
 */
export function whenIdle(job: () => void, timeoutMs: number): () => void {
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
