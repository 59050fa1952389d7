import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTap, nearMiddle } from '../../../../src/features/flock-dance/model/feeding.ts';

it.each<[name: string, x: number, y: number, isOne: boolean]>([
  ['in one place', 0, 0, true],
  ['at the edge of a rolling finger', 6, 8, true],
  ['a drag', 7, 8, false],
  ['a drag to the left', -11, 0, false],
])('a press that ends %s is a tap: %s %s %s', (_name, x, y, isOne) => {
  expect(isTap({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(isOne);
});

it('drops food from the keyboard in the middle half of the pond', () => {
  const side = fc.integer({ min: 1, max: 4000 });
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(side, side, random, random, (width, height, first, second) => {
      const values = [first, second];
      const { x, y } = nearMiddle({ width, height }, () => values.shift() ?? 0);
      expect(Math.abs(x - width / 2)).toBeLessThanOrEqual(width / 4);
      expect(Math.abs(y - height / 2)).toBeLessThanOrEqual(height / 4);
    }),
  );
});
