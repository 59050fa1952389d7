import { type LightRange, type Rgb, toEncoded, toLinear } from '../../../core/color/luminance.ts';
import { CONTRAST_MIN } from '../constants.ts';

/** A translucent layer between a picture and its text. */
export interface Scrim {
  readonly color: 'black' | 'white';
  /** 0 to 1. */
  readonly opacity: number;
}

/** `#rgb` or `#rrggbb`; null for anything else. */
export function parseHexColor(text: string): Rgb | null {
  const [, long, short] = /^#(?:([\da-f]{6})|([\da-f]{3}))$/i.exec(text) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Contrast ratio of two luminances, 1 to 21. */
export function contrastOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * The lightest scrim with which a text has enough contrast to the whole range. Where no scrim of the wanted color reaches
 * `least`, as for a middle gray, the stronger one of both colors is returned.
 */
export function chooseScrim(textLuminance: number, range: LightRange, least: number = CONTRAST_MIN): Scrim {
  const black = scrimOf('black', textLuminance, range, least);
  const white = scrimOf('white', textLuminance, range, least);
  if (black === null && white === null) {
    const isDarkText = contrastOf(textLuminance, 1) > contrastOf(textLuminance, 0);
    return { color: isDarkText ? 'white' : 'black', opacity: 1 };
  }
  if (black === null) return white ?? { color: 'white', opacity: 1 };
  return white === null || black.opacity <= white.opacity ? black : white;
}

/** Hundredths are fine enough for the eye, and few enough to try. */
const STEPS = 100;

function scrimOf(color: Scrim['color'], text: number, range: LightRange, least: number): Scrim | null {
  for (let step = 0; step <= STEPS; step += 1) {
    const opacity = step / STEPS;
    const under = [range.darkest, range.brightest].map((light) => blend(light, color, opacity));
    // The text must be lighter than a black scrim's whole range, and darker than a white one's.
    const isApart = under.every((light) => (color === 'black' ? light < text : light > text));
    if (isApart && under.every((light) => contrastOf(light, text) >= least)) return { color, opacity };
  }
  return null;
}

/** Luminance of a gray below a scrim. Browsers blend the encoded values, not the light. */
export function blend(luminance: number, color: Scrim['color'], opacity: number): number {
  const target = color === 'black' ? 0 : 1;
  return toLinear(toEncoded(luminance) * (1 - opacity) + target * opacity);
}
