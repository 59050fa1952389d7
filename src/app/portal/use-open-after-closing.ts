import type { MouseEvent } from 'react';
import { useNavigateAfterDialogs } from '../../shared/ui/use-navigate-after-dialogs.ts';

/**
 * For links inside of something that closes with them: closes it first, then follows the link. Clicks that open a new tab
 * stay with the browser.
 * @returns a handler for the click; `to` is a path without the base.
 */
export function useOpenAfterClosing(onClose: () => void) {
  const navigate = useNavigateAfterDialogs();
  return (event: MouseEvent, to: string): void => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    onClose();
    void navigate(to);
  };
}
