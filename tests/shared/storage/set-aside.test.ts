import { expect, it } from 'vitest';
import { setAside } from '../../../src/shared/storage/set-aside.ts';
import { createFakeTabs } from './a-text-storage.ts';

it('keeps each damaged text once, and three of them at most', () => {
  const tabs = createFakeTabs();
  const storage = tabs.openTab();
  const outcomes = ['{a', '{b', '{a', '{c', '{d', '{c'].map((text) => setAside(storage, 'nav', text));
  expect(outcomes).toEqual(['kept', 'kept', 'known', 'kept', 'refused', 'known']);
  expect(Object.fromEntries(tabs.entries)).toEqual({
    nav_damaged: '{a',
    nav_damaged_2: '{b',
    nav_damaged_3: '{c',
  });
});

it('refuses a text that has no room', () => {
  const tabs = createFakeTabs();
  tabs.room = 1;
  expect(setAside(tabs.openTab(), 'nav', '{a')).toBe('refused');
});
