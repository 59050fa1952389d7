import { isComposing } from './ime.ts';

/** Elements that use keys themselves. */
const KEY_USERS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="slider"], [role="tablist"], [role="listbox"], [role="grid"]';
/** Parts above the page: while they are open, keys belong to them. */
const OPEN_PARTS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Whether a pressed key is meant for the page as a whole: outside of fields, without Ctrl and ⌘, and while no dialog or
 * menu is open. Alt and Shift may be held: some keyboards need Shift for `/`.
 */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey) return false;
  const { target } = event;
  if (target instanceof Element && target.closest(KEY_USERS) !== null) return false;
  return document.querySelector(OPEN_PARTS) === null;
}

/** The same for a key without any modifier. */
export function isPageKey(event: KeyboardEvent): boolean {
  return !event.altKey && !event.shiftKey && isFreeKey(event);
}
