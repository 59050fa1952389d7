// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { openSaveTarget } from '../../src/platform/save-target.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'showSaveFilePicker');
  vi.restoreAllMocks();
});

function givePicker(picker: () => Promise<unknown>): void {
  Object.defineProperty(window, 'showSaveFilePicker', { value: picker, configurable: true });
}

/** Sizes of the downloads that are begun. */
function watchDownloads(): number[] {
  const sizes: number[] = [];
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    sizes.push((blob as Blob).size);
    return 'blob:one';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return sizes;
}

it('writes into the file that the visitor has chosen', async () => {
  const written: unknown[] = [];
  const file = {
    write: async (part: unknown) => void written.push(part),
    close: async () => void written.push('close'),
    abort: async () => void written.push('abort'),
  };
  givePicker(async () => ({ createWritable: async () => file }));
  const target = await openSaveTarget('a.zip', 'application/zip');
  const blob = new Blob(['x']);
  await target?.write(blob);
  await target?.close();
  await target?.abort();
  expect(written).toEqual([blob, 'close', 'abort']);
});

it('gives no target when the visitor chooses no place', async () => {
  givePicker(async () => {
    throw new DOMException('', 'AbortError');
  });
  expect(await openSaveTarget('a.zip', 'application/zip')).toBeNull();
});

it.each([
  ['does not ask for a place', () => undefined],
  [
    'refuses to ask for a place',
    () =>
      givePicker(async () => {
        throw new DOMException('', 'SecurityError');
      }),
  ],
])('makes one download of the parts where the browser %s', async (_, prepare) => {
  prepare();
  const sizes = watchDownloads();
  const target = await openSaveTarget('a.zip', 'application/zip');
  await target?.write(new Uint8Array(3));
  await target?.write(new Blob(['ab']));
  expect(sizes).toEqual([]);
  await target?.close();
  expect(sizes).toEqual([5]);
  vi.useRealTimers();
});
