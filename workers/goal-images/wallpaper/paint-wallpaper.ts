import type { PixelSize } from '../../shared/pixel-geometry.ts';
import type { WallpaperJob } from '../goal-images.api.ts';
import { createGradient } from './gradient.ts';
import type { RowPainter } from './painter.ts';
import { createStars } from './stars.ts';
import { createWaves } from './waves.ts';

/** In steps of the 256 values of a pixel. Strong enough to survive the encoder, too weak to be seen as grain. */
const GRAIN = 1.25;

const PAINTERS = {
  gradient: createGradient,
  waves: createWaves,
  stars: createStars,
} satisfies Record<WallpaperJob['name'], (job: WallpaperJob) => RowPainter>;

/**
 * Red, green, blue and opacity of all pixels. Noise is added before the values are rounded, because a smooth gradient over a
 * large screen has visible bands otherwise.
 */
export function paintWallpaper(job: WallpaperJob): Uint8ClampedArray<ArrayBuffer> {
  const { width, height }: PixelSize = job.size;
  const paintRow = PAINTERS[job.name](job);
  const pixels = new Uint8ClampedArray(width * height * 4);
  const row = new Float32Array(width * 3);
  let state = (job.seed ^ 0x9e3779b9) >>> 0 || 1;
  for (let y = 0, at = 0; y < height; y += 1) {
    paintRow(y, row);
    for (let x = 0; x < row.length; x += 3, at += 4) {
      // Xorshift; the sum of its halves has a triangular distribution.
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      const noise = (((state & 0xffff) + (state >>> 16)) / 0xffff - 1) * GRAIN;
      pixels[at] = (row[x] ?? 0) + noise;
      pixels[at + 1] = (row[x + 1] ?? 0) + noise;
      pixels[at + 2] = (row[x + 2] ?? 0) + noise;
      pixels[at + 3] = 255;
    }
  }
  return pixels;
}
