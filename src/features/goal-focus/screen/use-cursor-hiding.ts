import { useEffect, useState } from 'react';
import { CURSOR_HIDE_MS } from '../constants.ts';

/** Whether the pointer is hidden: while `canHide`, after it has rested for a while (doc 2 §2). */
export function useCursorHiding(canHide: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!canHide) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      setHidden(false);
      clearTimeout(timer);
      timer = setTimeout(() => setHidden(true), CURSOR_HIDE_MS);
    };
    wait();
    window.addEventListener('pointermove', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      setHidden(false);
      window.removeEventListener('pointermove', wait);
    };
  }, [canHide]);
  return isHidden;
}
