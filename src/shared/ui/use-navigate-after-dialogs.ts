import { useCallback } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';
import { backStack } from './use-back-closes.ts';

/**
 * For a dialog that closes and opens another page. Waits until the dialog's entry is removed from the history: the entry is
 * removed by going back, which would leave the new page again ([Note: Back closes dialogs]).
 * @returns a function that resolves when the other page is open. The same function at every render.
 */
export function useNavigateAfterDialogs(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (to, options) => {
      await backStack.settled();
      await navigate(to, options);
    },
    [navigate],
  );
}
