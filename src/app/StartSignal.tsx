import { useEffect } from 'react';

/** Event that `public/boot.js` waits for. */
const STARTED = 'mythinkn:started';

/**
 * Announces that the page responds now, so that an early click is repeated. Stands beside the screen, inside its
 * suspense boundary: React takes the boundary over later than the shell around it.
 */
export function StartSignal() {
  useEffect(() => {
    document.getElementById('root')?.removeAttribute('data-view');
    document.documentElement.removeAttribute('data-expects-session');
    window.dispatchEvent(new Event(STARTED));
  }, []);
  return null;
}
