import { modalClasses } from '@mui/material/Modal';
import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * While `isActive`, calls `onAway` when the page is hidden or about to be left, or when the focus moves into a dialog or
 * menu, of this tool or of the shell, or out of `screen`.
 */
export function useAutoPause(isActive: boolean, screen: RefObject<HTMLElement | null>, onAway: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') onAway();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isOutside = screen.current?.contains(target) === false;
      if (isOutside || target.closest(`.${modalClasses.root}`) !== null) onAway();
    };
    // The browser's question blocks the page at once, while the worker would play on.
    const onUnload = () => flushSync(onAway);
    // The page may have been hidden before the game started.
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    window.addEventListener('beforeunload', onUnload, { signal });
    return () => controller.abort();
  }, [isActive, screen, onAway]);
}
