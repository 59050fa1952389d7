import { afterEach, describe, expect, it, vi } from 'vitest';
import { estimate, readPersistence, requestPersistence } from '../../../src/platform/storage/storage-manager.ts';

afterEach(() => void vi.unstubAllGlobals());

const use = (storage: unknown) => vi.stubGlobal('navigator', { storage });
const refuse = () => Promise.reject(new TypeError('refused'));

describe('persistent storage', () => {
  it.each([
    [true, 'granted'],
    [false, 'not-granted'],
  ])('answers %s as %s', async (answer, expected) => {
    use({ persisted: async () => answer, persist: async () => answer });
    expect([await readPersistence(), await requestPersistence()]).toEqual([expected, expected]);
  });

  it.each([
    ['missing', undefined],
    ['refused', { persisted: refuse, persist: refuse, estimate: refuse }],
  ])('is unknown where the interface is %s', async (_name, storage) => {
    use(storage);
    expect([await readPersistence(), await requestPersistence(), await estimate()]).toEqual([
      'unknown',
      'unknown',
      null,
    ]);
  });

  it('estimates used and available bytes', async () => {
    use({ estimate: async () => ({ usage: 10, quota: 100 }) });
    expect(await estimate()).toEqual({ usedBytes: 10, quotaBytes: 100 });
    use({ estimate: async () => ({}) });
    expect(await estimate()).toBeNull();
  });
});
