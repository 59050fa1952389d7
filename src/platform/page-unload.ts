/**
 * Makes the browser ask before this page is closed, reloaded or left for another site, until the returned function is
 * called. The words are the browser's own. Register it only while needed: some browsers keep such pages out of their
 * back-forward cache.
 */
export function askBeforeUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Browsers before 2023 react to this property only.
    event.returnValue = true;
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
