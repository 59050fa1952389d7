import { expect, it } from 'vitest';
import { shortcutLetter } from '../../../../src/features/flock-dance/model/shortcut.ts';

it.each<[keyboard: string, key: string, code: string, letter: string | null]>([
  ['a Latin one', 'p', 'KeyP', 'p'],
  ['with Caps Lock', 'P', 'KeyP', 'p'],
  ['Dvorak, by what is written on the key', 'p', 'KeyR', 'p'],
  ['Russian, by the place', 'з', 'KeyP', 'p'],
  ['an input method that has taken the key', 'Process', 'KeyP', 'p'],
  ['an arrow', 'ArrowUp', 'ArrowUp', null],
  ['a digit', '1', 'Digit1', null],
])('%s: %s at %s', (_keyboard, key, code, letter) => {
  expect(shortcutLetter({ key, code })).toBe(letter);
});
