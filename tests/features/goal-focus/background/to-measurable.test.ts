// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toMeasurable } from '../../../../src/features/goal-focus/background/to-measurable.ts';

const SVG = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>'], { type: 'image/svg+xml' });

let natural = { width: 160, height: 90 };
let canDecode = true;
const addresses = { open: 0 };

beforeEach(() => {
  natural = { width: 160, height: 90 };
  canDecode = true;
  addresses.open = 0;
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = natural.width;
      naturalHeight = natural.height;
      async decode() {
        if (!canDecode) throw new DOMException('broken', 'EncodingError');
      }
    },
  );
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++addresses.open}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {
    addresses.open -= 1;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage() {} } as never);
  vi.stubGlobal('createImageBitmap', async ({ width, height }: HTMLCanvasElement) => ({ width, height }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['with its own ratio', { width: 160, height: 90 }, { width: 640, height: 360 }],
  ['without a size at two to one', { width: 0, height: 0 }, { width: 640, height: 320 }],
])('draws an SVG %s', async (_case, own, drawn) => {
  natural = own;
  expect(await toMeasurable(SVG)).toEqual(drawn);
  expect(addresses.open).toBe(0);
});

it('returns any other picture as it is', async () => {
  const photo = new Blob(['x'], { type: 'image/jpeg' });
  expect(await toMeasurable(photo)).toBe(photo);
});

it('reports an SVG that cannot be drawn', async () => {
  canDecode = false;
  await expect(toMeasurable(SVG)).rejects.toMatchObject({ code: 'picture-damaged', details: { kind: 'svg' } });
  expect(addresses.open).toBe(0);
});
