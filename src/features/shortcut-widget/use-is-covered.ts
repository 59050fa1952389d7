import { useSyncExternalStore } from 'react';
import { fullscreenElement, onFullscreenChange } from '../../platform/fullscreen.ts';

/** Dialogs and drawers, which stand beside the page in the body. Menus close with the next click and cover nothing. */
const DIALOG = ':scope > .MuiModal-root:not(.MuiPopover-root, .MuiModal-hidden)';

/** Whether a dialog is open, or something fills the screen. */
export function useIsCovered(): boolean {
  return useSyncExternalStore(subscribe, isCovered);
}

function isCovered(): boolean {
  return fullscreenElement() !== null || document.body.querySelector(DIALOG) !== null;
}

function subscribe(onChange: () => void): () => void {
  const dialogs = new MutationObserver(onChange);
  dialogs.observe(document.body, { childList: true });
  const stop = onFullscreenChange(onChange);
  return () => {
    dialogs.disconnect();
    stop();
  };
}
