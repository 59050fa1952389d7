import { withBase } from '../../core/paths.ts';
import { openTab } from '../../platform/open-window.ts';
import type { Page } from '../tool/define-page.ts';
import { opensNewTab } from '../tool/PageLink.tsx';
import { useShownPage } from '../tool/shown-page-store.ts';

/**
 * Opens a page that takes a hand-over in a new tab, where its tab opens there. False where the caller navigates to the
 * address instead: the page opens in this tab, is shown already, or the browser refuses another tab.
 */
export function openReceiverInNewTab(page: Page, address: string): boolean {
  return willOpenNewTab(page) && openTab(withBase(address));
}

/** Whether a hand-over to a page opens a new tab, as far as the browser allows it. */
export function willOpenNewTab(page: Page): boolean {
  return opensNewTab(page) && useShownPage.getState().shown?.page.id !== page.id;
}
