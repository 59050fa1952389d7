import { shortcutLetter } from '../../core/text/shortcut-letter.ts';
import { isComposing } from '../../shared/ime.ts';

type CommandKey = 'control' | 'meta';

interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly repeat: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * Whether a key opens the search. Only the command key of the system counts: Control+K on Apple systems deletes to the end
 * of the line in every text field.
 */
export function isPaletteKey(press: PressedKey, commandKey: CommandKey): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, repeat } = press;
  if (repeat || shiftKey || altKey || isComposing(press)) return false;
  const hasCommand = commandKey === 'meta' ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return hasCommand && shortcutLetter(press) === 'k';
}
