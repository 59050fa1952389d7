import { useSyncExternalStore } from 'react';
import { fullscreenElement, onFullscreenChange } from '../../platform/fullscreen.ts';
import { areFloatingPartsHidden, onFloatingPartsChange } from '../../shared/floating-parts.ts';

/** Dialogs and drawers, which stand beside the page in the body. Menus close with the next click and cover nothing. */
const DIALOG = ':scope > .MuiModal-root:not(.MuiPopover-root, .MuiModal-hidden)';

/** Whether a dialog is open, something fills the screen, or the page needs the whole window. */
export function useIsCovered(): boolean {
  return useSyncExternalStore(subscribe, isCovered);
}

function isCovered(): boolean {
  return fullscreenElement() !== null || areFloatingPartsHidden() || document.body.querySelector(DIALOG) !== null;
}

function subscribe(onChange: () => void): () => void {
  const dialogs = new MutationObserver(onChange);
  dialogs.observe(document.body, { childList: true });
  const stops = [onFullscreenChange(onChange), onFloatingPartsChange(onChange)];
  return () => {
    dialogs.disconnect();
    for (const stop of stops) stop();
  };
}
