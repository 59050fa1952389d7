import { type RefObject, useCallback, useEffect, useReducer } from 'react';
import { dispatchPortalEvent } from '../../../shared/events.ts';
import { CONTROLS_HIDE_MS } from '../constants.ts';
import { applyControlsEvent, INITIAL_CONTROLS } from '../model/controls-visibility.ts';

/** Pointers on such an element do not show the controls, which would cover the water. */
const QUIET = '[data-quiet]';
const ACTIVITY = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/**
 * `isBare`: they are hidden for good. While `canHide`, hides the controls and the shell's header after a time without activity. Any activity on the page shows
 * both again. They stay while the pointer, or visible keyboard focus, is on `panel`.
 */
export function useControlsVisibility(panel: RefObject<HTMLElement | null>, canHide: boolean, isBare = false): boolean {
  const [state, dispatch] = useReducer(applyControlsEvent, INITIAL_CONTROLS);
  const isVisible = !isBare && (state.isVisible || !canHide);

  const isHeld = useCallback(() => {
    const element = panel.current;
    return element !== null && (element.matches(':hover') || element.querySelector(':focus-visible') !== null);
  }, [panel]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        dispatch({ type: 'held', isHeld: isHeld() });
        dispatch({ type: 'idle' });
        rest();
      }, CONTROLS_HIDE_MS);
    };
    const onActivity = (event: Event) => {
      if (isQuiet(event)) return;
      dispatch({ type: 'activity' });
      rest();
    };
    for (const type of ACTIVITY) window.addEventListener(type, onActivity, { passive: true });
    rest();
    return () => {
      clearTimeout(timer);
      for (const type of ACTIVITY) window.removeEventListener(type, onActivity);
    };
  }, [isHeld]);

  useEffect(() => {
    dispatchPortalEvent(isVisible ? 'showHeader' : 'hideHeader');
  }, [isVisible]);
  useEffect(() => () => dispatchPortalEvent('showHeader'), []);

  return isVisible;
}

function isQuiet({ type, target }: Event): boolean {
  const isByKey = type === 'keydown' || type === 'focusin';
  return !isByKey && target instanceof Element && target.closest(QUIET) !== null;
}
