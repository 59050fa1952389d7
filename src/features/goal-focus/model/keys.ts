import { shortcutLetter } from '../../../core/text/shortcut-letter.ts';

export type DesktopAction = 'toggle-fullscreen' | 'edit' | 'toggle-pause' | 'next' | 'previous';

/** The parts of a `KeyboardEvent` that decide what a key does. */
interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
}

/** What a pressed key does; null leaves the key to the browser. On a button, space presses the button. */
export function desktopActionOf(press: KeyPress, isOnButton: boolean): DesktopAction | null {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing } = press;
  if (ctrlKey || metaKey || altKey || repeat || isComposing) return null;
  if (key === ' ') return isOnButton ? null : 'toggle-pause';
  if (key === 'ArrowRight') return 'next';
  if (key === 'ArrowLeft') return 'previous';
  const letter = shortcutLetter(press);
  if (letter === 'f') return 'toggle-fullscreen';
  return letter === 'e' ? 'edit' : null;
}
