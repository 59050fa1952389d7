// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { colorModeStorage } from '../../src/app/color-mode-storage.ts';
import { STORAGE_KEYS } from '../../src/platform/storage/keys.ts';

const entry = colorModeStorage({ key: STORAGE_KEYS.colorMode });

beforeEach(() => {
  window.localStorage.clear();
  entry.get('the default');
});

describe('stored color mode', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['purple', 'the default'],
    [null, 'the default'],
  ])('%s is read as %s', (stored, read) => {
    if (stored !== null) window.localStorage.setItem(STORAGE_KEYS.colorMode, stored);
    expect(entry.get('the default')).toBe(read);
  });

  it('writes one entry, under the name of the product', () => {
    entry.set('dark');
    colorModeStorage({ key: 'mui-color-scheme-light' }).set('light');
    expect({ ...window.localStorage }).toEqual({ [STORAGE_KEYS.colorMode]: 'dark' });
  });

  it('follows the choice of another tab', () => {
    const handler = vi.fn();
    const stop = entry.subscribe(handler);
    window.localStorage.setItem(STORAGE_KEYS.colorMode, 'dark');
    const change = { key: STORAGE_KEYS.colorMode, newValue: 'dark', storageArea: window.localStorage };
    window.dispatchEvent(new StorageEvent('storage', change));
    stop();
    window.dispatchEvent(new StorageEvent('storage', change));
    expect(handler.mock.calls).toEqual([['dark']]);
  });

  it('returns the default where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(entry.get('the default')).toBe('the default');
  });
});
