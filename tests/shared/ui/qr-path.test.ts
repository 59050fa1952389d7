import fc from 'fast-check';
import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { type QrModules, toQrPath } from '../../../src/shared/ui/qr-path.ts';

/** Paints the path's rectangles back into modules. */
function paint(path: string, size: number): number[] {
  const data = Array<number>(size * size).fill(0);
  let covered = 0;
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    expect(back).toBe(width);
    covered += Number(width);
    data.fill(1, Number(y) * size + Number(x), Number(y) * size + Number(x) + Number(width));
  }
  expect(covered).toBe(data.filter((module) => module === 1).length);
  return data;
}

it.each<[name: string, modules: QrModules, path: string]>([
  ['nothing dark', { size: 2, data: [0, 0, 0, 0] }, ''],
  [
    'neighbors are one rectangle',
    { size: 3, data: [1, 1, 0, 0, 0, 0, 1, 0, 1] },
    'M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z',
  ],
  ['rows are not joined', { size: 2, data: [0, 1, 1, 0] }, 'M1 0h1v1h-1zM0 1h1v1h-1z'],
  ['a full row', { size: 2, data: [1, 1, 0, 0] }, 'M0 0h2v1h-2z'],
])('%s', (_name, modules, path) => {
  expect(toQrPath(modules)).toBe(path);
});

it('draws exactly the dark modules', () => {
  const modules = fc.integer({ min: 1, max: 30 }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      data: fc.array(fc.constantFrom(0, 1), { minLength: size * size, maxLength: size * size }),
    }),
  );
  fc.assert(
    fc.property(modules, (drawn) => {
      expect(paint(toQrPath(drawn), drawn.size)).toEqual(drawn.data);
    }),
  );
});

it('draws the code that the library makes of a link', () => {
  const { modules } = create('https://example.com/mythinkn/portal/flock-dance?seed=42', { errorCorrectionLevel: 'M' });
  expect(paint(toQrPath(modules), modules.size)).toEqual([...modules.data].map((module) => (module ? 1 : 0)));
});
