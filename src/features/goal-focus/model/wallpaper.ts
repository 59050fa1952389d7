import type { DayPart, WallpaperName } from '../../../core/wallpaper.ts';

export type { DayPart, WallpaperName } from '../../../core/wallpaper.ts';

/** The first hour of each part of a day; the night lasts until the next dawn. */
const FIRST_HOURS = { dawn: 5, day: 8, dusk: 17, night: 20 } as const satisfies Record<DayPart, number>;

/** The part of the day at an hour of local time, 0 ≤ hours < 24, with fractions. */
export function dayPartAt(hours: number): DayPart {
  if (hours < FIRST_HOURS.dawn || hours >= FIRST_HOURS.night) return 'night';
  if (hours >= FIRST_HOURS.dusk) return 'dusk';
  return hours >= FIRST_HOURS.day ? 'day' : 'dawn';
}

const WALLPAPERS = { dawn: 'gradient', day: 'waves', dusk: 'waves', night: 'stars' } as const satisfies Record<
  DayPart,
  WallpaperName
>;

/** The wallpaper that suits a part of the day. */
export function wallpaperFor(part: DayPart): WallpaperName {
  return WALLPAPERS[part];
}
