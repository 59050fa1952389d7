import { toEncoded, toLinear } from '../../../src/core/color/luminance.ts';
import { mix } from './random.ts';

/** A color in Oklab, where equal distances look equal: mixtures stay clear and keep their lightness. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** Encoded sRGB, 0 to 255 and beyond, with fractions. */
export type Encoded = readonly [red: number, green: number, blue: number];

/** A color of the palette, `#rrggbb`. */
export function toLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const red = toLinear((value >> 16) / 255);
  const green = toLinear(((value >> 8) & 255) / 255);
  const blue = toLinear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function toRgb([lightness, a, b]: Lab): Encoded {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Colors outside of the screen's range are moved to its edge. */
function encode(light: number): number {
  return 255 * toEncoded(Math.min(Math.max(light, 0), 1));
}

export function mixLab(from: Lab, to: Lab, share: number): Lab {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

/** The color at a place, 0 to 1, of a gradient whose stops are equally far apart. */
export function mixStops(stops: readonly Lab[], place: number): Lab {
  const last = stops.length - 1;
  const at = Math.min(Math.max(place, 0), 1) * last;
  const index = Math.min(Math.floor(at), last - 1);
  const from = stops[index] ?? BLACK;
  return mixLab(from, stops[index + 1] ?? from, at - index);
}

const BLACK: Lab = [0, 0, 0];
