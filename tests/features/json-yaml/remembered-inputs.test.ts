import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REMEMBERED_CHARS } from '../../../src/features/json-yaml/constants.ts';
import { createRememberedInputs } from '../../../src/features/json-yaml/remembered-inputs.ts';
import type { TextStorage } from '../../../src/platform/storage/local.ts';
import { createFakeTabs } from '../../shared/storage/a-text-storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createStorage(room = Number.POSITIVE_INFINITY) {
  const tabs = createFakeTabs();
  tabs.room = room;
  return { tabs, entries: tabs.entries, storage: tabs.openTab() };
}

/** The inputs in a tab; `tabStorage` is the storage that dies with it. */
function openInputs(keys: readonly string[], storage: TextStorage, tabStorage = createFakeTabs()) {
  return createRememberedInputs(keys, storage, tabStorage.openTab());
}

test('unless asked nothing is written', () => {
  const { entries, storage } = createStorage();
  const inputs = openInputs(['json'], storage);
  inputs.keep('json', () => 'secret').changed();
  vi.advanceTimersByTime(10_000);
  inputs.flush();
  expect(entries.size).toBe(0);
  expect(inputs.store.getState().isOn).toBe(false);
});

test('keeps present and later text for the next visit after the visitor asked for it', () => {
  const { entries, storage } = createStorage();
  const inputs = openInputs(['json', 'yaml'], storage);
  let text = 'one';
  const kept = inputs.keep('json', () => text);
  inputs.setOn(true);
  expect(entries.get('json')).toBe('one');
  text = 'two';
  kept.changed();
  expect(entries.get('json')).toBe('one');
  vi.advanceTimersByTime(500);
  expect(entries.get('json')).toBe('two');

  const next = openInputs(['json', 'yaml'], storage);
  expect(next.store.getState().isOn).toBe(true);
  expect(next.keep('json', () => '').initial).toBe('two');
});

test('writes pending changes when the page is left', () => {
  const { entries, storage } = createStorage();
  const inputs = openInputs(['json'], storage);
  let text = '';
  const kept = inputs.keep('json', () => text);
  inputs.setOn(true);
  text = 'late';
  kept.changed();
  inputs.flush();
  expect(entries.get('json')).toBe('late');
});

test('no longer asked, everything kept is removed at once, and what waited is not written', () => {
  const { entries, storage } = createStorage();
  const inputs = openInputs(['json', 'yaml'], storage);
  const kept = inputs.keep('json', () => 'text');
  inputs.setOn(true);
  kept.changed();
  inputs.setOn(false);
  expect(entries.size).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect(entries.size).toBe(0);
});

test('a tool that was not opened keeps what it had', () => {
  const { entries, storage } = createStorage();
  entries.set('yaml', 'a: 1');
  const inputs = openInputs(['json', 'yaml'], storage);
  inputs.setOn(true);
  expect(entries.get('yaml')).toBe('a: 1');
});

test.each([
  ['that is too long', 'x'.repeat(REMEMBERED_CHARS + 1), Number.POSITIVE_INFINITY],
  ['without room', '0123456789', 5],
  ['that only the worker has', null, 5],
])('an input %s is said not to be kept, and no former one stands in its place', (_name, refused, room) => {
  const { entries, storage } = createStorage(room);
  const inputs = openInputs(['json'], storage);
  let text: string | null = 'abc';
  const kept = inputs.keep('json', () => text);
  inputs.setOn(true);
  text = refused;
  kept.changed();
  inputs.flush();
  expect(entries.get('json')).toBe('');
  expect(inputs.store.getState()).toEqual({ isOn: true, isRefused: true });
  text = 'ok';
  kept.changed();
  inputs.flush();
  expect(inputs.store.getState().isRefused).toBe(false);
  expect(entries.get('json')).toBe('ok');
});

test('another tab that switches remembering off is followed, and nothing that waited is written', () => {
  const { tabs, entries, storage } = createStorage();
  const inputs = openInputs(['json', 'yaml'], storage);
  const other = openInputs(['json', 'yaml'], tabs.openTab());
  const kept = inputs.keep('json', () => 'text');
  inputs.setOn(true);
  tabs.deliverEvents();
  expect(other.store.getState().isOn).toBe(true);
  kept.changed();
  other.setOn(false);
  tabs.deliverEvents();
  vi.advanceTimersByTime(10_000);
  expect(inputs.store.getState().isOn).toBe(false);
  expect(entries.size).toBe(0);
});

test('a reload brings the text of the tab back, and no other tab sees it', () => {
  const { storage, entries } = createStorage();
  const tab = createFakeTabs();
  openInputs(['json'], storage, tab)
    .keep('json', () => 'typed')
    .changed();
  expect(tab.entries.size).toBe(0);
  vi.advanceTimersByTime(500);
  expect([tab.entries.size, entries.size]).toEqual([1, 0]);
  expect(openInputs(['json'], storage, tab).keep('json', () => '').initial).toBe('typed');
  expect(openInputs(['json'], storage).keep('json', () => '').initial).toBe('');
});

test.each([
  ['typed', 'typed'],
  ['cleared', ''],
])('the %s text of a tab takes precedence over the remembered text of another tab', (_name, own) => {
  const { tabs, storage } = createStorage();
  const tab = createFakeTabs();
  const inputs = openInputs(['json'], storage, tab);
  const kept = inputs.keep('json', () => own);
  inputs.setOn(true);
  kept.changed();
  inputs.flush();
  const other = openInputs(['json'], tabs.openTab());
  other.keep('json', () => 'of the other tab').changed();
  other.flush();
  expect(openInputs(['json'], storage, tab).keep('json', () => '').initial).toBe(own);
  expect(openInputs(['json'], storage).keep('json', () => '').initial).toBe('of the other tab');
});

test.each([
  ['is too long', 'x'.repeat(REMEMBERED_CHARS + 1)],
  ['only the worker has', null],
])('says that a text is not kept in the tab when it %s, and removes the former text', (_name, refused) => {
  const tab = createFakeTabs();
  let text: string | null = 'abc';
  const inputs = openInputs(['json'], createStorage().storage, tab);
  const kept = inputs.keep('json', () => text);
  kept.changed();
  inputs.flush();
  text = refused;
  kept.changed();
  inputs.flush();
  expect([tab.entries.size, kept.inTab.getState().isKept]).toEqual([0, false]);
  text = 'short';
  kept.changed();
  inputs.flush();
  expect([tab.entries.size, kept.inTab.getState().isKept]).toEqual([1, true]);
});

test('an import counts the text of a tab whose tool is not open yet', () => {
  const { storage } = createStorage();
  const tab = createFakeTabs();
  const inputs = openInputs(['json'], storage, tab);
  inputs.keep('json', () => 'mine').changed();
  inputs.flush();
  const later = openInputs(['json'], storage, tab);
  expect([later.wouldLose('json', 'theirs'), later.wouldLose('json', 'mine')]).toEqual([true, false]);
  later.adopt('json', 'theirs');
  expect(later.keep('json', () => '').initial).toBe('theirs');
});
