import { useEffect } from 'react';

/** Event that `public/boot.js` waits for. */
const STARTED = 'mythinkn:started';

/** Announces that the page answers: what was clicked before is clicked again. */
export function StartSignal() {
  useEffect(() => {
    document.getElementById('root')?.removeAttribute('data-view');
    document.documentElement.removeAttribute('data-expects-session');
    window.dispatchEvent(new Event(STARTED));
  }, []);
  return null;
}
