import { describe, expect, it } from 'vitest';
import { desktopActionOf } from '../../../../src/features/goal-focus/model/keys.ts';

type Press = Parameters<typeof desktopActionOf>[0];

const press = (key: string, change: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  ...change,
});

describe('a key of the desktop', () => {
  it.each([
    ['f', 'KeyF', 'toggle-fullscreen'],
    ['F', 'KeyF', 'toggle-fullscreen'],
    ['e', 'KeyE', 'edit'],
    [' ', 'Space', 'toggle-pause'],
    ['ArrowLeft', 'ArrowLeft', 'previous'],
    ['ArrowRight', 'ArrowRight', 'next'],
    ['ArrowUp', 'ArrowUp', null],
    ['Enter', 'Enter', null],
    ['Escape', 'Escape', null],
    ['F11', 'F11', null],
    ['x', 'KeyX', null],
  ])('%j (%s) does %j', (key, code, action) => {
    expect(desktopActionOf(press(key, { code }), false)).toBe(action);
  });

  it.each([
    ['a Cyrillic layout', 'а', 'KeyF', 'toggle-fullscreen'],
    ['a Dvorak layout, which prints its letters elsewhere', 'f', 'KeyY', 'toggle-fullscreen'],
    ['a Dvorak layout, whose own letter lies on that key', 'u', 'KeyF', null],
    ['an input method that takes the key', 'Process', 'KeyE', 'edit'],
  ])('is found on %s', (_case, key, code, action) => {
    expect(desktopActionOf(press(key, { code }), false)).toBe(action);
  });

  const keys = ['f', 'e', ' ', 'ArrowLeft', 'ArrowRight'];
  it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing'] as const)(
    'is left to the browser with %s',
    (field) => {
      expect(keys.map((key) => desktopActionOf(press(key, { [field]: true }), false))).toEqual(keys.map(() => null));
    },
  );

  it('is left to a focused button only where it is space', () => {
    expect(keys.map((key) => desktopActionOf(press(key), true))).toEqual([
      'toggle-fullscreen',
      'edit',
      null,
      'previous',
      'next',
    ]);
  });
});
