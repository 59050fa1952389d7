import { create } from 'zustand';
import type { ShownPage } from './page-path.ts';

/**
 * The page that is shown, for parts of the shell outside of the router. The layout of its zone keeps it up to date; null
 * before the first page is shown and while an address leads elsewhere.
 */
export const useShownPage = create<{ readonly shown: ShownPage | null }>(() => ({ shown: null }));

/** Whether the shown page promises to send nothing. */
export function shownPageSendsNothing(): boolean {
  return useShownPage.getState().shown?.page.sendsNothing === true;
}
