// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  listLocalKeys,
  onLocalChange,
  readLocal,
  removeLocal,
  writeLocal,
} from '../../../src/platform/storage/local.ts';

beforeEach(() => window.localStorage.clear());

describe('local storage', () => {
  it('reads an entry until it is removed', () => {
    expect(readLocal('a')).toBeNull();
    expect(writeLocal('a', '1')).toBe(true);
    expect(readLocal('a')).toBe('1');
    removeLocal('a');
    expect(readLocal('a')).toBeNull();
  });

  it('lists its entries in order', () => {
    writeLocal('b', '1');
    writeLocal('a', '1');
    expect(listLocalKeys()).toEqual(['a', 'b']);
  });
});

describe('refused storage', () => {
  it('reads nothing, writes nothing and throws nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect([readLocal('a'), writeLocal('a', '1'), listLocalKeys()]).toEqual([null, false, []]);
    expect(() => removeLocal('a')).not.toThrow();
  });

  it('that is full keeps the previous text', () => {
    writeLocal('a', 'former');
    const entries = window.localStorage;
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      ...entries,
      getItem: (key) => entries.getItem(key),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(writeLocal('a', 'new')).toBe(false);
    expect(readLocal('a')).toBe('former');
  });
});

describe('changes in other tabs', () => {
  const change = (init: StorageEventInit) =>
    window.dispatchEvent(new StorageEvent('storage', { storageArea: window.localStorage, ...init }));

  it('are reported for the entry and for clearing everything, but not for other entries and areas', () => {
    const handler = vi.fn();
    const stop = onLocalChange('a', handler);
    change({ key: 'a', newValue: '1' });
    change({ key: 'b', newValue: '2' });
    change({ key: null, newValue: null });
    change({ key: 'a', newValue: '3', storageArea: window.sessionStorage });
    stop();
    change({ key: 'a', newValue: '4' });
    expect(handler.mock.calls).toEqual([['1'], [null]]);
  });
});
