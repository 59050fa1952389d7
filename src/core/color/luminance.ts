/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The darkest and the brightest part of a picture under a text, as relative luminance 0 to 1 (WCAG 2.2). */
export interface LightRange {
  readonly darkest: number;
  readonly brightest: number;
}

/** Shares of red, green and blue in relative luminance (WCAG 2.2). */
export const LIGHT_SHARES = { red: 0.2126, green: 0.7152, blue: 0.0722 } as const;

/** Relative luminance of a color (WCAG 2.2). */
export function luminanceOf([red, green, blue]: Rgb): number {
  const { red: r, green: g, blue: b } = LIGHT_SHARES;
  return r * toLinear(red / 255) + g * toLinear(green / 255) + b * toLinear(blue / 255);
}

/** Light of an encoded sRGB value, both 0 to 1. */
export function toLinear(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** The encoded sRGB value of light, both 0 to 1. */
export function toEncoded(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}
