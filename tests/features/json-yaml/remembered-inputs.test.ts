import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REMEMBERED_CHARS } from '../../../src/features/json-yaml/constants.ts';
import { createRememberedInputs } from '../../../src/features/json-yaml/remembered-inputs.ts';
import { createFakeTabs } from '../../shared/storage/a-text-storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createStorage(room = Number.POSITIVE_INFINITY) {
  const tabs = createFakeTabs();
  tabs.room = room;
  return { tabs, entries: tabs.entries, storage: tabs.openTab() };
}

test('unless asked nothing is written', () => {
  const { entries, storage } = createStorage();
  const inputs = createRememberedInputs(['json'], storage);
  inputs.keep('json', () => 'secret').changed();
  vi.advanceTimersByTime(10_000);
  inputs.flush();
  expect(entries.size).toBe(0);
  expect(inputs.store.getState().isOn).toBe(false);
});

test('keeps present and later text for the next visit after the visitor asked for it', () => {
  const { entries, storage } = createStorage();
  const inputs = createRememberedInputs(['json', 'yaml'], storage);
  let text = 'one';
  const kept = inputs.keep('json', () => text);
  inputs.setOn(true);
  expect(entries.get('json')).toBe('one');
  text = 'two';
  kept.changed();
  expect(entries.get('json')).toBe('one');
  vi.advanceTimersByTime(500);
  expect(entries.get('json')).toBe('two');

  const next = createRememberedInputs(['json', 'yaml'], storage);
  expect(next.store.getState().isOn).toBe(true);
  expect(next.keep('json', () => '').initial).toBe('two');
});

test('writes pending changes when the page is left', () => {
  const { entries, storage } = createStorage();
  const inputs = createRememberedInputs(['json'], storage);
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
  const inputs = createRememberedInputs(['json', 'yaml'], storage);
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
  const inputs = createRememberedInputs(['json', 'yaml'], storage);
  inputs.setOn(true);
  expect(entries.get('yaml')).toBe('a: 1');
});

test.each([
  ['that is too long', 'x'.repeat(REMEMBERED_CHARS + 1), Number.POSITIVE_INFINITY],
  ['without room', '0123456789', 5],
  ['that only the worker has', null, 5],
])('an input %s is said not to be kept, and no former one stands in its place', (_name, refused, room) => {
  const { entries, storage } = createStorage(room);
  const inputs = createRememberedInputs(['json'], storage);
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
  const inputs = createRememberedInputs(['json', 'yaml'], storage);
  const other = createRememberedInputs(['json', 'yaml'], tabs.openTab());
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
