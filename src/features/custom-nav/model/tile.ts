import { luminanceOf } from '../../../core/color/luminance.ts';
import { firstGrapheme } from '../../../core/text/graphemes.ts';
import { NAV_COLORS, TILE_INKS } from '../palette.ts';

/** The letter of an item's tile: the first character of its name. */
export function tileLetter(name: string): string {
  return firstGrapheme(name.trim()).toUpperCase();
}

/** Contrast that large bold letters need (WCAG 2.2). */
const CONTRAST_MIN = 3;

/** The ink on a color of six hexadecimal digits: white where it is readable, else dark. */
export function inkOn(color: string): string {
  const contrast = (lightOf(TILE_INKS.light) + 0.05) / (lightOf(color) + 0.05);
  return contrast >= CONTRAST_MIN ? TILE_INKS.light : TILE_INKS.dark;
}

/** A color for a new item (doc 2 §5). `random` is at least 0 and below 1. */
export function pickColor(random: number): string {
  return NAV_COLORS[Math.floor(random * NAV_COLORS.length)] ?? NAV_COLORS[0];
}

function lightOf(color: string): number {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return luminanceOf([part(1), part(3), part(5)]);
}
