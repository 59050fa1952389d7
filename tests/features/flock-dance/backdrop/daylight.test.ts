import { describe, expect, it } from 'vitest';
import { backdropTones, sceneryOf } from '../../../../src/features/flock-dance/backdrop/backdrop.ts';
import { dim, fade, hourOf, mixTones, tonesAt } from '../../../../src/features/flock-dance/backdrop/daylight.ts';
import { type DayOf, SKY_DAY, WATER_DAY } from '../../../../src/features/flock-dance/backdrop/palette.ts';

const DAY: DayOf<{ readonly top: string; readonly light: string }> = [
  [0, { top: '#000000', light: '#ffffff00' }],
  [12, { top: '#ffffff', light: '#ffffffff' }],
];

describe('the tones of an hour', () => {
  it.each([
    [0, '#000000ff', '#ffffff00'],
    [6, '#808080ff', '#ffffff80'],
    [12, '#ffffffff', '#ffffffff'],
    // After the last hour of the table the first one comes again.
    [18, '#808080ff', '#ffffff80'],
    [23.999, '#000000ff', '#ffffff00'],
  ])('at %s are mixed from those of the hours around it', (hour, top, light) => {
    expect(tonesAt(DAY, hour)).toEqual({ top, light });
  });

  it.each([
    ['water', WATER_DAY as DayOf<object>],
    ['sky', SKY_DAY as DayOf<object>],
  ])('of %s change slowly: no five minutes show a step', (_name, day) => {
    const minutes = 5;
    for (let hour = 0; hour < 24; hour += minutes / 60) {
      const [before, after] = [tonesAt<object>(day, hour), tonesAt<object>(day, (hour + minutes / 60) % 24)];
      for (const [name, tone] of Object.entries(before as Record<string, string>)) {
        const next = (after as Record<string, string>)[name] ?? '';
        for (const at of [1, 3, 5, 7]) {
          const [from, to] = [tone, next].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
          expect(Math.abs(to - from), `${name} at ${hour}`).toBeLessThanOrEqual(10);
        }
      }
    }
  });

  it('belong to the visitor’s own clock', () => {
    expect(hourOf(new Date(2026, 10, 29, 6, 30))).toBe(6.5);
    expect(hourOf(new Date(2026, 10, 29, 0, 0))).toBe(0);
  });
});

it('colors are mixed and faded with their opacity', () => {
  expect(mixTones('#102030', '#30405080', 0.5)).toBe('#203040c0');
  expect(fade('#10203040', 0.5)).toBe('#10203080');
  expect(dim('#10203080', 0.5)).toBe('#10203040');
});

it('birds and planes have the sky, others the water; the worker gets plain colors of it', () => {
  expect(['fish', 'triangle', 'bird', 'plane'].map((shape) => sceneryOf(shape as 'fish'))).toEqual([
    'water',
    'water',
    'sky',
    'sky',
  ]);
  for (const scenery of ['water', 'sky'] as const) {
    for (const hour of [0, 6.25, 12, 19]) {
      const { depth, light } = backdropTones(scenery, hour);
      expect(`${depth}${light}`).toMatch(/^(#[0-9a-f]{6}){2}$/);
    }
  }
  expect(backdropTones('water', 2)).not.toEqual(backdropTones('water', 12));
});
