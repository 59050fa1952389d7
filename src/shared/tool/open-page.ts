import { create } from 'zustand';
import type { ShownPage } from './page-path.ts';

/**
 * The page that is open, for parts of the shell outside of the router. The layout of its zone keeps it up to date; null
 * before the first page is shown and while an address leads elsewhere.
 */
export const useOpenPage = create<{ readonly shown: ShownPage | null }>(() => ({ shown: null }));

/** Whether the open page promises to send nothing. */
export function openPageSendsNothing(): boolean {
  return useOpenPage.getState().shown?.page.sendsNothing === true;
}
