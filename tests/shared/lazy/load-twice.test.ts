import { describe, expect, it, vi } from 'vitest';
import { FILE_LOAD_FAILED, loadTwice } from '../../../src/shared/lazy/load-twice.ts';

const noPause = () => Promise.resolve();

describe('loading a file', () => {
  it('asks once when the first try succeeds', async () => {
    const load = vi.fn(async () => 'screen');
    await expect(loadTwice(load, noPause)).resolves.toBe('screen');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again once by itself', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('screen');
    await expect(loadTwice(load, noPause)).resolves.toBe('screen');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gives up after the second failure, as a failure that has words', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    await expect(loadTwice(load, noPause)).rejects.toMatchObject({ code: FILE_LOAD_FAILED });
    expect(load).toHaveBeenCalledTimes(2);
  });
});
