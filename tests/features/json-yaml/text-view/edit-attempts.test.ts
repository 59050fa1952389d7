import { describe, expect, it, test } from 'vitest';
import { isWholeText, toEditAttempt } from '../../../../src/features/json-yaml/text-view/VirtualText.tsx';
import { aPageText } from './a-text.ts';

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false };

describe('a key in a read-only text', () => {
  it.each([
    ['a', {}, 'type'],
    ['中', {}, 'type'],
    ['😀', {}, 'type'],
    ['Enter', {}, 'type'],
    ['Delete', {}, 'delete'],
    ['Backspace', {}, 'delete'],
    ['Backspace', { ctrlKey: true }, 'delete'],
    ['a', { ctrlKey: true }, undefined],
    ['a', { metaKey: true }, undefined],
    ['a', { altKey: true }, undefined],
    ['Enter', { ctrlKey: true }, undefined],
    [' ', {}, undefined],
    ['Tab', {}, undefined],
    ['F3', {}, undefined],
    ['ArrowUp', {}, undefined],
    ['Process', {}, undefined],
  ] as const)('%s %j would %s', (key, keys, kind) => {
    expect(toEditAttempt({ ...PLAIN, ...keys, key })?.kind).toBe(kind);
  });
});

test('knows whether the whole text is selected', async () => {
  const text = await aPageText('[\n1\n]');
  const [start, end] = [
    { line: 0, column: 0 },
    { line: 2, column: 1 },
  ];
  expect(await isWholeText(text, { anchor: start, focus: end })).toBe(true);
  expect(await isWholeText(text, { anchor: end, focus: start })).toBe(true);
  expect(await isWholeText(text, { anchor: start, focus: { line: 2, column: 0 } })).toBe(false);
  expect(await isWholeText(text, { anchor: start, focus: start })).toBe(false);
  expect(await isWholeText(text, null)).toBe(false);
});
