import { type RefObject, useSyncExternalStore } from 'react';
import { canUseFullscreen, isFullscreen, onFullscreenChange, toggleFullscreen } from '../../platform/fullscreen.ts';
import { copy } from '../copy.ts';
import { showToast } from '../toast-store.ts';

export interface Fullscreen {
  /** Null where the browser does not support full screen. */
  readonly isOn: boolean | null;
  readonly toggle: () => void;
}

/** Full screen of an element. The notice of a refusal shows above everything. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const isOn = useSyncExternalStore(
    onFullscreenChange,
    () => (canUseFullscreen() ? isFullscreen() : null),
    () => false,
  );
  return {
    isOn,
    toggle: () => {
      if (element.current === null || isOn === null) return;
      toggleFullscreen(element.current).then((isDone) => {
        if (!isDone) showToast(copy.fullscreenRefused, { severity: 'warning' });
      });
    },
  };
}
