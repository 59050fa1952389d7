/** `command` is Ctrl, or ⌘ on a Mac; `control` is Ctrl on every system. */
type Modifier = 'command' | 'control' | 'shift';

interface Shortcut {
  readonly id: string;
  readonly modifiers: readonly Modifier[];
  /** `key` of the event for keys with a name, `code` for a place on the keyboard, whatever it types. */
  readonly press: { readonly key: string } | { readonly code: string };
  /** The key as the list of shortcuts shows it. */
  readonly shown: string;
}

/**
 * Shortcuts that work anywhere in a tool. None is taken by a browser or by the common input methods: letters with Ctrl and
 * Shift all are, on a Mac Alt types characters and ⌘ with Shift and Backspace belongs to the browser.
 */
export const SHORTCUTS = [
  { id: 'format', modifiers: ['command'], press: { key: 'Enter' }, shown: 'Enter' },
  { id: 'minify', modifiers: ['command', 'shift'], press: { key: 'Enter' }, shown: 'Enter' },
  { id: 'copy', modifiers: ['command'], press: { code: 'Quote' }, shown: "'" },
  { id: 'clear', modifiers: ['control', 'shift'], press: { key: 'Backspace' }, shown: 'Backspace' },
  { id: 'find', modifiers: ['command'], press: { code: 'KeyF' }, shown: 'F' },
  { id: 'input', modifiers: [], press: { key: 'F2' }, shown: 'F2' },
  { id: 'output', modifiers: [], press: { key: 'F8' }, shown: 'F8' },
  { id: 'result', modifiers: ['shift'], press: { key: 'F2' }, shown: 'F2' },
  { id: 'view', modifiers: [], press: { key: 'F9' }, shown: 'F9' },
  { id: 'sheet', modifiers: [], press: { key: '?' }, shown: '?' },
] as const satisfies readonly Shortcut[];

export type ShortcutId = (typeof SHORTCUTS)[number]['id'];

interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** The shortcut of a key press; null for none. `isTyping`: the press types into a text. */
export function toShortcut(press: KeyPress, isTyping: boolean): ShortcutId | null {
  if (press.altKey) return null;
  if (isQuestionMark(press)) return isTyping ? null : 'sheet';
  return SHORTCUTS.find((shortcut) => isPressed(shortcut, press))?.id ?? null;
}

/** The shortcut as assistive technology reads it (`aria-keyshortcuts`). */
export function toAriaKeys(id: ShortcutId): string {
  const shortcut: Shortcut | undefined = SHORTCUTS.find((each) => each.id === id);
  if (shortcut === undefined) return '';
  const { modifiers, shown } = shortcut;
  const toKeys = (command: string) =>
    [...modifiers.map((each) => ({ command, control: 'Control', shift: 'Shift' })[each]), shown].join('+');
  return modifiers.includes('command') ? `${toKeys('Control')} ${toKeys('Meta')}` : toKeys('Control');
}

/** Also the wide one of Chinese input methods; Shift depends on the keyboard. */
function isQuestionMark({ key, ctrlKey, metaKey }: KeyPress): boolean {
  return (key === '?' || key === '\uff1f') && !ctrlKey && !metaKey;
}

function isPressed({ modifiers, press }: Shortcut, { key, code, ctrlKey, metaKey, shiftKey }: KeyPress): boolean {
  const isKey = 'key' in press ? press.key === key : press.code === code;
  if (!isKey || shiftKey !== modifiers.includes('shift')) return false;
  if (modifiers.includes('command')) return ctrlKey !== metaKey;
  return ctrlKey === modifiers.includes('control') && !metaKey;
}
