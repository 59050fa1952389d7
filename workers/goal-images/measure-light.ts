import { AppError } from '../../src/core/errors.ts';
import { decodePicture } from '../shared/decode-picture.ts';
import { readPictureHead } from '../shared/picture-head.ts';
import type { PixelSize } from '../shared/pixel-geometry.ts';
import { shownPart } from './cover.ts';
import type { LightJob, LightRange } from './goal-images.api.ts';
import type { ImageDeps } from './image-deps.ts';
import { rangeOfLight } from './light-range.ts';

/** Larger areas are measured at a smaller scale. */
const MEASURED_PIXELS_MAX = 1_000_000;

/** Measures every pixel of the area at the resolution in which it is shown. @see GoalImagesApi.measureLight */
export async function measureLight(deps: ImageDeps, image: Blob | ImageBitmap, job: LightJob): Promise<LightRange> {
  const bitmap = image instanceof Blob ? await decode(deps, image) : image;
  const { part, shown } = shownPart(bitmap, job.view, job.area);
  const canvas = deps.createCanvas(measuredSize(shown));
  try {
    if (canvas === null) throw new AppError('picture-memory', 'No canvas');
    deps.drawPart(canvas, bitmap, part);
    return rangeOfLight(deps.readPixels(canvas), job.brightness);
  } finally {
    bitmap.close();
    canvas?.release();
  }
}

async function decode(deps: ImageDeps, image: Blob): Promise<ImageBitmap> {
  const head = await readPictureHead(image);
  return decodePicture(head, () => deps.decode(image, null));
}

function measuredSize({ width, height }: PixelSize): PixelSize {
  const share = Math.min(1, Math.sqrt(MEASURED_PIXELS_MAX / Math.max(width * height, 1)));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
