import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, seedOfDay } from '../../../../src/features/flock-dance/model/pond-of-the-day.ts';

describe("today's pond", () => {
  it.each<[date: Date, day: string]>([
    [new Date(2026, 10, 21, 0, 0, 0), '2026-11-21'],
    [new Date(2026, 10, 21, 23, 59, 59, 999), '2026-11-21'],
    [new Date(2026, 0, 1), '2026-01-01'],
    [new Date(2028, 1, 29, 12), '2028-02-29'],
  ])('maps %s to the local date %s', (date, day) => {
    expect(dayOf(date)).toBe(day);
  });

  it('has the same seed for all players', () => {
    expect(['2026-11-21', '2026-11-22'].map(seedOfDay)).toEqual([85523018, 68745399]);
  });

  it('has a different unsigned 32-bit seed on every day of ten years', () => {
    const days = Array.from({ length: 3650 }, (_, index) => dayOf(new Date(2026, 0, 1 + index)));
    const seeds = days.map(seedOfDay);
    expect(new Set(seeds).size).toBe(days.length);
    fc.assert(
      fc.property(fc.constantFrom(...seeds), (seed) => Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff),
    );
  });
});
