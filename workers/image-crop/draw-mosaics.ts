import type { CropDeps } from './crop-deps.ts';
import type { DrawingContext } from './draw-crop.ts';
import type { CropJob } from './image-crop.api.ts';
import type { PicturePixels } from './picture-pixels.ts';

/**
 * Replaces parts of a drawn picture by blocks of their mean colors. The pixels below are cleared first, so that a transparent
 * block shows nothing of them. A scaled or turned picture mixes neighbors, so there a part takes its border as well.
 */
export async function drawMosaics(
  deps: Pick<CropDeps, 'cut' | 'resize'>,
  context: DrawingContext,
  { bitmap, rect }: PicturePixels,
  { mosaics, mosaicBlock, matrix }: Pick<CropJob, 'mosaics' | 'mosaicBlock' | 'matrix'>,
  factor: { readonly x: number; readonly y: number },
): Promise<void> {
  const [a, b, c, d, e, f] = matrix;
  const isCopy = factor.x === 1 && factor.y === 1 && matrix.every(Number.isInteger);
  const border = isCopy ? 0 : Math.ceil(1 / Math.min(factor.x, factor.y));
  for (const mosaic of mosaics) {
    const left = Math.max(rect.x, mosaic.x - border);
    const top = Math.max(rect.y, mosaic.y - border);
    const width = Math.min(rect.x + rect.width, mosaic.x + mosaic.width + border) - left;
    const height = Math.min(rect.y + rect.height, mosaic.y + mosaic.height + border) - top;
    if (width <= 0 || height <= 0) continue;
    const part = await deps.cut(bitmap, { x: left - rect.x, y: top - rect.y, width, height });
    const size = { width: Math.ceil(width / mosaicBlock), height: Math.ceil(height / mosaicBlock) };
    const blocks = await deps.resize(part, size);
    context.imageSmoothingEnabled = false;
    context.setTransform(a * factor.x, b * factor.y, c * factor.x, d * factor.y, e * factor.x, f * factor.y);
    context.clearRect(left, top, width, height);
    context.drawImage(blocks, left, top, width, height);
    context.setTransform(1, 0, 0, 1, 0, 0);
    part.close();
    blocks.close();
  }
}
