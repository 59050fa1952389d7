import { useState, useSyncExternalStore } from 'react';
import { fullscreenElement, onFullscreenChange } from '../../platform/fullscreen.ts';

/**
 * Where a dialog is rendered: inside the full-screen element while there is one, because nothing outside of it is visible.
 * An open dialog moves only when it would become invisible, because moving mounts its content again.
 */
export function useDialogContainer(isOpen: boolean): Element | null {
  const current = useSyncExternalStore(onFullscreenChange, fullscreenElement, () => null);
  const [kept, setKept] = useState(current);
  const isVisible = current === null ? kept?.isConnected !== false : kept !== null && current.contains(kept);
  const container = isOpen && isVisible ? kept : current;
  if (container !== kept) setKept(container);
  return container;
}
