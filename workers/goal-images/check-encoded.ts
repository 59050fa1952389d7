import { AppError } from '../../src/core/errors.ts';
import type { ImageDeps } from './image-deps.ts';

/** Both pictures are compared at this size. */
const SAMPLE = { width: 32, height: 32 };
/** Mean of the differences, of 255. Encoding changes a mean over many pixels by one or two. */
const DIFFERENCE_MAX = 12;
/** A picture whose sampled values differ by more has more than one color. */
const ONE_COLOR_SPREAD = 8;

/**
 * Decodes an encoded file again and compares it with the picture that it was made from. Devices that run out of memory give
 * empty pixels instead of an error. `isOpaque`: the picture comes from a file of a kind without transparency.
 * @throws AppError `picture-lost` when the file cannot be decoded, has one color where the picture has several, or differs, and
 * when an opaque picture has pixels that were not decoded.
 */
export async function checkEncoded(
  deps: ImageDeps,
  { picture, isOpaque }: { readonly picture: ImageBitmap; readonly isOpaque: boolean },
  file: Blob,
): Promise<void> {
  const written = await deps.decode(file, null).catch((cause: unknown) => {
    throw new AppError('picture-lost', String(cause));
  });
  try {
    const [before, after] = [await samplePicture(deps, picture), await samplePicture(deps, written)];
    const isUndecoded = isOpaque && before.some((value, at) => at % 4 === 3 && value < 255);
    const isOneColor = spreadOf(after) === 0 && spreadOf(before) > ONE_COLOR_SPREAD;
    if (isUndecoded || isOneColor || meanDifference(before, after) > DIFFERENCE_MAX) {
      throw new AppError('picture-lost', 'The encoded file shows something else');
    }
  } finally {
    written.close();
  }
}

/** Red, green and blue times opacity, and the opacity, of a small copy. */
async function samplePicture(deps: ImageDeps, picture: ImageBitmap): Promise<Uint8ClampedArray> {
  const small = await deps.resize(picture, SAMPLE).catch((cause: unknown) => {
    throw new AppError('picture-memory', String(cause));
  });
  const canvas = deps.createCanvas(SAMPLE);
  try {
    if (canvas === null) throw new AppError('picture-memory', 'No canvas');
    deps.drawPart(canvas, small, { x: 0, y: 0, ...SAMPLE });
    return deps.readPixels(canvas).map((value, at, all) => (at % 4 === 3 ? value : (value * (all[at | 3] ?? 0)) / 255));
  } finally {
    small.close();
    canvas?.release();
  }
}

function spreadOf(values: Uint8ClampedArray): number {
  const ends = [0, 1, 2, 3].map((channel) => ({ channel, low: 255, high: 0 }));
  for (const end of ends) {
    for (let at = end.channel; at < values.length; at += 4) {
      end.low = Math.min(end.low, values[at] ?? 0);
      end.high = Math.max(end.high, values[at] ?? 0);
    }
  }
  return Math.max(...ends.map(({ low, high }) => high - low));
}

function meanDifference(before: Uint8ClampedArray, after: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < before.length; at += 1) sum += Math.abs((before[at] ?? 0) - (after[at] ?? 0));
  return sum / before.length;
}
