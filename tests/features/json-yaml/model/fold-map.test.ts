import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFoldMap } from '../../../../src/features/json-yaml/model/fold-map.ts';

const TOTAL = 60;
const hiddenRows = fc.array(
  fc.record({ from: fc.integer({ min: 1, max: TOTAL - 2 }), count: fc.nat(10) }).map(({ from, count }) => ({
    from,
    count: Math.min(count, TOTAL - from),
  })),
  { maxLength: 6 },
);

test('shows exactly the rows that no range hides', () => {
  fc.assert(
    fc.property(hiddenRows, fc.nat(TOTAL), fc.nat(TOTAL), (hidden, from, count) => {
      const isHidden = (row: number) => hidden.some((range) => row >= range.from && row < range.from + range.count);
      const shown = Array.from({ length: TOTAL }, (_, row) => row).filter((row) => !isHidden(row));
      const map = createFoldMap(TOTAL, hidden);
      expect(map.rowCount).toBe(shown.length);
      const size = Math.max(Math.min(count, shown.length - from), 0);
      const rows = map
        .toRows(from, size)
        .flatMap((part) => Array.from({ length: part.count }, (_, at) => part.from + at));
      expect(rows).toEqual(shown.slice(from, from + size));
      for (let row = 0; row < TOTAL; row++) {
        expect(map.toShown(row)).toBe(shown.findLastIndex((each) => each <= row));
      }
    }),
  );
});
