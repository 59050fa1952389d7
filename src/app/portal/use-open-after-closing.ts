import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { backStack } from '../../shared/ui/use-back-closes.ts';

/**
 * For links inside of something that closes with them: closes it first, and follows the link when the history has let go of
 * it ([Note: Back closes dialogs]). Clicks that open a new tab stay with the browser.
 * @returns a handler for the click; `to` is a path without the base.
 */
export function useOpenAfterClosing(onClose: () => void) {
  const navigate = useNavigate();
  return (event: MouseEvent, to: string): void => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    onClose();
    void backStack.settled().then(() => navigate(to));
  };
}
