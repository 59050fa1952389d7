import { luminanceOf, type Rgb } from '../../../core/color/luminance.ts';

/** Red, green and blue of a color of six hexadecimal digits. */
function parseHexColor(color: string): Rgb {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Relative luminance of a color of six hexadecimal digits, 0 to 1. */
export function lightOf(color: string): number {
  return luminanceOf(parseHexColor(color));
}

/** Contrast of two colors of six hexadecimal digits, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [lightOf(one), lightOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A color with a share (0 to 1) of another one over it. */
export function mixColors(under: string, over: string, share: number): string {
  const [below, above] = [parseHexColor(under), parseHexColor(over)];
  const digits = below.map((value, index) => {
    const mixed = Math.round(value + ((above[index] ?? value) - value) * share);
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
