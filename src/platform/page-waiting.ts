let waits = 0;

/**
 * Marks the page as waiting for what the visitor has just asked for, until the returned function is called; `shell.css` shows
 * it. What the page fetches by itself is not marked.
 */
export function markWaiting(): () => void {
  if (navigator.userActivation?.isActive !== true) return () => {};
  const count = (change: 1 | -1) => {
    waits += change;
    document.documentElement.toggleAttribute('data-waiting', waits > 0);
  };
  count(1);
  return () => count(-1);
}
