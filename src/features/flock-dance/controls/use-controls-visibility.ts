import { type RefObject, useEffect, useReducer } from 'react';
import { dispatchPortalEvent } from '../../../shared/events.ts';
import { CONTROLS_HIDE_MS } from '../constants.ts';
import { applyControlsEvent, INITIAL_CONTROLS } from '../model/controls-visibility.ts';
import { useActivity } from './use-activity.ts';

/** Pointers on such an element do not show the controls, which would cover the water. */
const QUIET = '[data-quiet]';

/**
 * `isBare`: they are hidden for good. While `canHide`, hides the controls and the shell's header after a time without activity. Any activity on the page shows
 * both again. They stay while the pointer, or visible keyboard focus, is on `panel`.
 */
export function useControlsVisibility(panel: RefObject<HTMLElement | null>, canHide: boolean, isBare = false): boolean {
  const [state, dispatch] = useReducer(applyControlsEvent, INITIAL_CONTROLS);
  const isVisible = !isBare && (state.isVisible || !canHide);

  const isHeld = () => {
    const element = panel.current;
    return element !== null && (element.matches(':hover') || element.querySelector(':focus-visible') !== null);
  };
  useActivity({
    restMs: CONTROLS_HIDE_MS,
    onActivity(event) {
      if (isQuiet(event)) return false;
      dispatch({ type: 'activity' });
      return true;
    },
    onRest() {
      dispatch({ type: 'held', isHeld: isHeld() });
      dispatch({ type: 'idle' });
    },
  });

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
