import { type ShortcutId, toAriaKeys } from '../model/shortcuts.ts';

/** Attributes of the button that a shortcut presses. */
export function shortcutProps(id: ShortcutId | undefined) {
  return id === undefined ? {} : { 'data-shortcut': id, 'aria-keyshortcuts': toAriaKeys(id) };
}
