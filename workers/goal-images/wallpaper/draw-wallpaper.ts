import { AppError } from '../../../src/core/errors.ts';
import type { PixelSize } from '../../shared/pixel-geometry.ts';
import type { WallpaperJob } from '../goal-images.api.ts';
import type { ImageDeps } from '../image-deps.ts';
import { paintWallpaper } from './paint-wallpaper.ts';

/** As many pixels as a 4K screen has. */
const PIXELS_MAX = 3840 * 2160;
/**
 * JPEG, because WebP stores fewer shades, which shows as bands in the dark. Lower qualities lose the noise that hides bands;
 * the highest one doubles the file, which has 0.5 MB for 2560 × 1440 pixels.
 */
const ENCODING = { type: 'image/jpeg', quality: 0.98 } as const;

/** @see GoalImagesApi.drawWallpaper */
export async function drawWallpaper(deps: ImageDeps, job: WallpaperJob): Promise<Blob> {
  const size = boundSize(job.size);
  const canvas = deps.createCanvas(size);
  try {
    if (canvas === null) throw new AppError('picture-memory', 'No canvas');
    deps.writePixels(canvas, paintWallpaper({ ...job, size }));
    return await canvas.encode(ENCODING.type, ENCODING.quality);
  } finally {
    canvas?.release();
  }
}

function boundSize({ width, height }: PixelSize): PixelSize {
  const share = Math.min(1, Math.sqrt(PIXELS_MAX / Math.max(width * height, 1)));
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) };
}
