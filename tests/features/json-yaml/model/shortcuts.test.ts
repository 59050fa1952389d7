import { expect, test } from 'vitest';
import { SHORTCUTS, toAriaKeys, toShortcut } from '../../../../src/features/json-yaml/model/shortcuts.ts';

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const ctrl = { ...NO_MODIFIERS, ctrlKey: true };
const command = { ...NO_MODIFIERS, metaKey: true };

test.each([
  ['formats with Ctrl', { ...ctrl, key: 'Enter', code: 'Enter' }, 'format'],
  ['formats with ⌘', { ...command, key: 'Enter', code: 'NumpadEnter' }, 'format'],
  ['minifies', { ...ctrl, shiftKey: true, key: 'Enter', code: 'Enter' }, 'minify'],
  ['copies, whatever the key types', { ...ctrl, key: '‘', code: 'Quote' }, 'copy'],
  ['clears', { ...ctrl, shiftKey: true, key: 'Backspace', code: 'Backspace' }, 'clear'],
  ['leaves ⌘, Shift and Backspace to the browser', { ...command, shiftKey: true, key: 'Backspace', code: '' }, null],
  ['goes to the input', { ...NO_MODIFIERS, key: 'F2', code: 'F2' }, 'input'],
  ['makes the result the input', { ...NO_MODIFIERS, shiftKey: true, key: 'F2', code: 'F2' }, 'result'],
  ['lists the shortcuts', { ...NO_MODIFIERS, shiftKey: true, key: '?', code: 'Slash' }, 'sheet'],
  ['knows the wide question mark', { ...NO_MODIFIERS, shiftKey: true, key: '\uff1f', code: 'Slash' }, 'sheet'],
  ['leaves Enter alone', { ...NO_MODIFIERS, key: 'Enter', code: 'Enter' }, null],
  ['leaves keys with Alt alone', { ...ctrl, altKey: true, key: 'Enter', code: 'Enter' }, null],
] as const)('%s', (_rule, press, id) => {
  expect(toShortcut(press, false)).toBe(id);
});

test('types a question mark into a text, where the other shortcuts still work', () => {
  expect(toShortcut({ ...NO_MODIFIERS, shiftKey: true, key: '?', code: 'Slash' }, true)).toBeNull();
  expect(toShortcut({ ...ctrl, key: 'Enter', code: 'Enter' }, true)).toBe('format');
});

test('gives each key press one meaning', () => {
  const presses = SHORTCUTS.map(({ modifiers, press }) => JSON.stringify([modifiers, press]));
  expect(new Set(presses).size).toBe(SHORTCUTS.length);
});

test('names the keys for assistive technology', () => {
  expect(toAriaKeys('minify')).toBe('Control+Shift+Enter Meta+Shift+Enter');
  expect(toAriaKeys('clear')).toBe('Control+Shift+Backspace');
  expect(toAriaKeys('input')).toBe('F2');
});
