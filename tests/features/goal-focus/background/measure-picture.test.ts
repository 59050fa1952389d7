// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { measurePicture } from '../../../../src/features/goal-focus/background/measure-picture.ts';

const RANGE = { darkest: 0.1, brightest: 0.4 };
const measureLight = vi.hoisted(() => vi.fn<(pixels: Blob, job: object) => Promise<object>>());
vi.mock('../../../../src/bridges/goal-images-bridge.ts', () => ({ goalImages: { measureLight } }));

beforeEach(() => {
  measureLight.mockReset().mockResolvedValue(RANGE);
});

const job = { box: new DOMRect(100, 50, 800, 600), area: new DOMRect(300, 250, 400, 200), light: 0.65 };
const close = () => {};

it('measures the part of the picture under the text, and a little around it', async () => {
  const blob = new Blob(['pixels'], { type: 'image/webp' });
  expect(await measurePicture({ url: 'blob:a', blob, isDrawn: false, close }, job)).toBe(RANGE);
  expect(measureLight).toHaveBeenCalledExactlyOnceWith(blob, {
    view: { width: 800, height: 600 },
    area: { x: 184, y: 192, width: 432, height: 216 },
    brightness: 0.65,
  });
});

it('reads no picture of another site', async () => {
  expect(await measurePicture({ url: 'https://a.example/1.png', blob: null, isDrawn: false, close }, job)).toBeNull();
  expect(measureLight).not.toHaveBeenCalled();
});

it('passes a failure of the worker on', async () => {
  measureLight.mockRejectedValue(new Error('picture-memory'));
  await expect(measurePicture({ url: 'blob:a', blob: new Blob(['x']), isDrawn: false, close }, job)).rejects.toThrow(
    'picture-memory',
  );
});
