import { expect, it } from 'vitest';
import { dayPartAt, wallpaperFor } from '../../../../src/features/goal-focus/model/wallpaper.ts';

it.each([
  [0, 'night', 'stars'],
  [4.99, 'night', 'stars'],
  [5, 'dawn', 'gradient'],
  [7.99, 'dawn', 'gradient'],
  [8, 'day', 'waves'],
  [16.99, 'day', 'waves'],
  [17, 'dusk', 'waves'],
  [19.99, 'dusk', 'waves'],
  [20, 'night', 'stars'],
  [23.99, 'night', 'stars'],
])('at %f hours it is %s, with the wallpaper %s', (hours, dayPart, name) => {
  expect([dayPartAt(hours), wallpaperFor(dayPartAt(hours))]).toEqual([dayPart, name]);
});
