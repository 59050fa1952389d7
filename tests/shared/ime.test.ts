import { expect, test } from 'vitest';
import { isComposing } from '../../src/shared/ime.ts';

test.each([
  ['an Enter of the keyboard', { keyCode: 13, isComposing: false }, false],
  ['an Enter in a word', { keyCode: 13, isComposing: true }, true],
  ['an Enter in a word, as React passes it on', { keyCode: 13, nativeEvent: { isComposing: true } }, true],
  ['the Enter that ends a word, in Safari', { keyCode: 229, isComposing: false }, true],
])('%s', (_name, event, isPartOfWord) => {
  expect(isComposing(event)).toBe(isPartOfWord);
});
