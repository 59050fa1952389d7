import { useEffect } from 'react';

/** Event that `public/boot.js` waits for. */
const STARTED = 'mythinkn:started';

/** Announces that the page responds now, so that an early click is repeated. */
export function StartSignal() {
  useEffect(() => {
    document.getElementById('root')?.removeAttribute('data-view');
    document.documentElement.removeAttribute('data-expects-session');
    window.dispatchEvent(new Event(STARTED));
  }, []);
  return null;
}
