import type { Tab } from './model/tab.ts';

let open: ((tab: Tab) => void) | null = null;

/** Shows another tab of the page; nothing happens while the page is not open. */
export function openTab(tab: Tab): void {
  open?.(tab);
}

/** The page provides how its tabs are opened; null when it closes. */
export function provideTabs(next: ((tab: Tab) => void) | null): void {
  open = next;
}
