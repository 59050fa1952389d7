import { LIGHT_SHARES, type LightRange, toLinear } from '../../src/core/color/luminance.ts';

/**
 * The range of light of RGBA pixels whose encoded values are multiplied by `brightness`, 0 to 1.
 *
 * [Note: Safe ends of a range] Both ends stand for the gray of that light, because a scrim is chosen for grays: browsers
 * blend a scrim with the encoded values, and a color and a gray of the same light differ after that.
 * `brightest` is the largest relative luminance Y of a pixel. Under a black layer a color is at most as light as the gray of
 * its luminance, since for k < 1 the map from Y to the light of k times the encoded gray is concave.
 * `darkest` is the smallest light of the gray with a pixel's weighted mean of encoded values. Light is a convex function of
 * the encoded value, so by Jensen's inequality a color is at least as light as that gray, also under any white layer, which
 * changes all encoded values by the same affine map.
 * So a scrim that suffices for both ends suffices for every pixel.
 *
 * A translucent pixel counts as lying on black for `darkest`, and on white for `brightest`.
 */
export function rangeOfLight(pixels: Uint8ClampedArray, brightness: number): LightRange {
  const shown = Math.min(Math.max(brightness, 0), 1);
  const lights = Float64Array.from({ length: 256 }, (_, value) => toLinear((value / 255) * shown));
  const light = (value: number) => lights[value] ?? 0;
  const { red, green, blue } = LIGHT_SHARES;
  let darkest = 255;
  let brightest = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const r = pixels[at] ?? 0;
    const g = pixels[at + 1] ?? 0;
    const b = pixels[at + 2] ?? 0;
    const alpha = (pixels[at + 3] ?? 0) / 255;
    const mean = (red * r + green * g + blue * b) * alpha;
    if (mean < darkest) darkest = mean;
    const rest = 255 * (1 - alpha);
    const y =
      alpha === 1
        ? red * light(r) + green * light(g) + blue * light(b)
        : red * light(Math.ceil(r * alpha + rest)) +
          green * light(Math.ceil(g * alpha + rest)) +
          blue * light(Math.ceil(b * alpha + rest));
    if (y > brightest) brightest = y;
  }
  return { darkest: toLinear((darkest / 255) * shown), brightest };
}
