import { beforeEach, describe, expect, it } from 'vitest';
import type { TextStorage } from '../../../src/platform/storage/local.ts';
import { createPersistedStore } from '../../../src/shared/storage/create-persisted-store.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import { createFakeTabs } from './a-text-storage.ts';

interface Choices {
  readonly size: number;
  readonly shape: string;
}

const INITIAL: Choices = { size: 1, shape: 'fish' };

function parse(text: string): Choices | null {
  try {
    const { size, shape } = JSON.parse(text);
    return typeof size === 'number' && typeof shape === 'string' ? { size, shape } : null;
  } catch {
    return null;
  }
}

const open = (storage: TextStorage, merge?: (own: Choices, stored: Choices) => Choices) =>
  createPersistedStore<Choices>({ key: 'choices', parse, initial: INITIAL, storage, ...(merge ? { merge } : {}) });
const resize = (size: number) => (choices: Choices) => ({ ...choices, size });
const reshape = (shape: string) => (choices: Choices) => ({ ...choices, shape });
const toasts = () => useToastStore.getState().toasts.length;

beforeEach(() => useToastStore.setState({ toasts: [] }));

describe('a persisted value', () => {
  it('is the initial one until something is stored, and writes nothing by itself', () => {
    const tabs = createFakeTabs();
    expect(open(tabs.openTab()).useValue.getState()).toEqual(INITIAL);
    expect(tabs.entries.size).toBe(0);
  });

  it('is found by the next page', () => {
    const tabs = createFakeTabs();
    expect(open(tabs.openTab()).update(resize(2))).toBe(true);
    expect(open(tabs.openTab()).useValue.getState()).toEqual({ size: 2, shape: 'fish' });
  });

  it('is prerendered and hydrated as the initial one', () => {
    const tabs = createFakeTabs();
    tabs.entries.set('choices', JSON.stringify({ size: 2, shape: 'bird' }));
    expect(open(tabs.openTab()).useValue.getInitialState()).toEqual(INITIAL);
  });

  it('can be removed', () => {
    const tabs = createFakeTabs();
    const store = open(tabs.openTab());
    store.update(resize(2));
    store.clear();
    expect(tabs.entries.size).toBe(0);
    expect(store.useValue.getState()).toEqual(INITIAL);
  });

  it('keeps its identity while the stored text is the same, so nothing renders again', () => {
    const store = open(createFakeTabs().openTab());
    store.update(resize(2));
    const before = store.useValue.getState();
    expect(store.refresh()).toBe(before);
  });
});

describe('two tabs with the same value', () => {
  it('merge their changes, also before the storage event arrives', () => {
    const tabs = createFakeTabs();
    const [one, two] = [open(tabs.openTab()), open(tabs.openTab())];
    one.update(resize(2));
    two.update(reshape('bird'));
    expect(parse(tabs.entries.get('choices') ?? '')).toEqual({ size: 2, shape: 'bird' });
  });

  it('see the change of the other', () => {
    const tabs = createFakeTabs();
    const [one, two] = [open(tabs.openTab()), open(tabs.openTab())];
    one.update(resize(2));
    tabs.deliverEvents();
    expect(two.useValue.getState()).toEqual({ size: 2, shape: 'fish' });
    one.clear();
    tabs.deliverEvents();
    expect(two.useValue.getState()).toEqual(INITIAL);
  });

  it('are not set back by an event that arrives late', () => {
    const tabs = createFakeTabs();
    const [one, two] = [open(tabs.openTab()), open(tabs.openTab())];
    one.update(resize(2));
    two.update(resize(3));
    tabs.deliverEvents();
    expect([one, two].map(({ useValue }) => useValue.getState().size)).toEqual([3, 3]);
  });

  it('leave what only a newer release in the other tab can read', () => {
    const tabs = createFakeTabs();
    const store = open(tabs.openTab());
    store.update(resize(2));
    const other = tabs.openTab();
    other.write('choices', '{"version":9}');
    tabs.deliverEvents();
    expect(store.useValue.getState()).toEqual({ size: 2, shape: 'fish' });
    expect([...tabs.entries]).toEqual([['choices', '{"version":9}']]);
    store.update(resize(3));
    expect(tabs.entries.get('choices_damaged')).toBe('{"version":9}');
  });
});

describe('storage that is refused', () => {
  it('lets the value live as long as the page', () => {
    const tabs = createFakeTabs();
    tabs.isRefused = true;
    const store = open(tabs.openTab());
    expect(store.update(resize(2))).toBe(false);
    expect(store.update(reshape('bird'))).toBe(false);
    expect(store.useValue.getState()).toEqual({ size: 2, shape: 'bird' });
    expect(store.refresh()).toEqual({ size: 2, shape: 'bird' });
  });

  it('stores everything once there is room again', () => {
    const tabs = createFakeTabs();
    const store = open(tabs.openTab());
    tabs.room = 0;
    store.update(resize(2));
    tabs.room = 1000;
    expect(store.update(reshape('bird'))).toBe(true);
    expect(parse(tabs.entries.get('choices') ?? '')).toEqual({ size: 2, shape: 'bird' });
  });

  it('combines an unsaved value with the stored one where that is possible', () => {
    const tabs = createFakeTabs();
    const larger = (own: Choices, stored: Choices) => (own.size > stored.size ? own : stored);
    const [one, two] = [open(tabs.openTab(), larger), open(tabs.openTab(), larger)];
    tabs.room = 0;
    one.update(resize(5));
    tabs.room = 1000;
    two.update(resize(3));
    tabs.deliverEvents();
    expect(one.refresh().size).toBe(5);
    two.update(resize(8));
    expect(one.refresh().size).toBe(8);
  });

  it('takes the first alternative that fits', () => {
    const tabs = createFakeTabs();
    const store = open(tabs.openTab());
    tabs.room = 40;
    expect(store.update(reshape('x'.repeat(50)), reshape('y'))).toBe(true);
    expect(store.useValue.getState().shape).toBe('y');
    tabs.room = 0;
    expect(store.update(reshape('first'), reshape('second'))).toBe(false);
    expect(store.useValue.getState().shape).toBe('first');
  });
});

describe('damaged text', () => {
  it('is kept under a sibling name, reported once, and replaced by the next change', () => {
    const tabs = createFakeTabs();
    tabs.entries.set('choices', '{oops');
    const store = open(tabs.openTab());
    expect(store.useValue.getState()).toEqual(INITIAL);
    expect(tabs.entries.get('choices_damaged')).toBe('{oops');
    open(tabs.openTab());
    expect(toasts()).toBe(1);
    store.update(resize(2));
    expect(tabs.entries.get('choices')).toBe('{"size":2,"shape":"fish"}');
    expect(tabs.entries.get('choices_damaged')).toBe('{oops');
  });

  it('does not replace damaged text that was kept earlier', () => {
    const tabs = createFakeTabs();
    for (const text of ['{one', '{two']) {
      tabs.entries.set('choices', text);
      open(tabs.openTab());
    }
    expect(tabs.entries.get('choices_damaged')).toBe('{one');
    expect(tabs.entries.get('choices_damaged_2')).toBe('{two');
  });

  it('is not overwritten when there is no room to keep it elsewhere', () => {
    const tabs = createFakeTabs();
    tabs.entries.set('choices', '{oops');
    tabs.room = 0;
    const store = open(tabs.openTab());
    tabs.room = 1000;
    tabs.entries.set('choices_damaged', '1').set('choices_damaged_2', '2').set('choices_damaged_3', '3');
    expect(store.update(resize(2))).toBe(false);
    expect(tabs.entries.get('choices')).toBe('{oops');
    expect(store.useValue.getState().size).toBe(2);
  });
});
