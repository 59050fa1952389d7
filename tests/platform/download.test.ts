// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadBlob } from '../../src/platform/download.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves a blob under its name, and releases its address only after the browser has read it', () => {
  const blob = new Blob(['x']);
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const saved: [href: string, name: string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.href, this.download]);
  });
  downloadBlob(blob, '数据.zip');
  expect(create).toHaveBeenCalledWith(blob);
  expect(saved).toEqual([['blob:one', '数据.zip']]);
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledWith('blob:one');
});
