import { modalClasses } from '@mui/material/Modal';
import { type RefObject, useEffect } from 'react';
import { usePageVisible } from '../canvas/use-page-visible.ts';

/**
 * Calls `onAway` while `isActive`, when the page is hidden or the keyboard goes elsewhere: into a dialog or a menu, of
 * this tool or the shell, or out of `screen` altogether.
 */
export function useAutoPause(isActive: boolean, screen: RefObject<HTMLElement | null>, onAway: () => void): void {
  const isVisible = usePageVisible();

  useEffect(() => {
    if (isActive && !isVisible) onAway();
  }, [isActive, isVisible, onAway]);

  useEffect(() => {
    if (!isActive) return;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isOutside = screen.current?.contains(target) === false;
      if (isOutside || target.closest(`.${modalClasses.root}`) !== null) onAway();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [isActive, screen, onAway]);
}
