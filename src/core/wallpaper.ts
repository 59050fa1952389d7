/** The wallpapers that the focus desktop draws itself. */
export const WALLPAPER_NAMES = ['gradient', 'waves', 'stars'] as const;
export type WallpaperName = (typeof WALLPAPER_NAMES)[number];

/** The parts of a day, which give a wallpaper its colors. */
export const DAY_PARTS = ['dawn', 'day', 'dusk', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
