/**
 * Calls `job` now, or once the visitor really opens a page that the browser has loaded in advance. Returns what cancels it.
 */
export function whenActivated(job: () => void): () => void {
  if (!('prerendering' in document && document.prerendering === true)) {
    job();
    return () => {};
  }
  document.addEventListener('prerenderingchange', job, { once: true });
  return () => document.removeEventListener('prerenderingchange', job);
}
