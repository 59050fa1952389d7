import { type RefObject, useSyncExternalStore } from 'react';
import { canUseFullscreen, isFullscreen, onFullscreenChange, toggleFullscreen } from '../../../platform/fullscreen.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from '../copy.ts';

export interface Fullscreen {
  /** Null where the browser does not support full screen. */
  readonly isOn: boolean | null;
  readonly toggle: () => void;
}

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
        if (!isDone) showToast(copy.notices.fullscreenRefused, { severity: 'warning' });
      });
    },
  };
}
