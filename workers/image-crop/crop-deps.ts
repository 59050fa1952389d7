import { openPictureCanvas, type PictureCanvas, toResizing } from '../shared/picture-canvas.ts';
import type { PixelRect, PixelSize } from '../shared/pixel-geometry.ts';

/** The parts of a browser that the service draws with. */
export interface CropDeps {
  /** Decodes a file, turned as its orientation says, at most at this width; null for its own. */
  decode(blob: Blob, width: number | null): Promise<ImageBitmap>;
  /** Decodes a part of a file without orientation. */
  decodePart(blob: Blob, part: PixelRect): Promise<ImageBitmap>;
  /** A part of decoded pixels. */
  cut(bitmap: ImageBitmap, part: PixelRect): Promise<ImageBitmap>;
  resize(bitmap: ImageBitmap, size: PixelSize): Promise<ImageBitmap>;
  /** Null where the device has no canvas of this size. */
  createCanvas(size: PixelSize): PictureCanvas | null;
}

export const browserDeps: CropDeps = {
  decode: (blob, width) =>
    createImageBitmap(blob, {
      imageOrientation: 'from-image',
      ...(width === null ? {} : { resizeWidth: width, resizeQuality: 'high' as const }),
    }),
  decodePart: (blob, { x, y, width, height }) => createImageBitmap(blob, x, y, width, height),
  cut: (bitmap, { x, y, width, height }) => createImageBitmap(bitmap, x, y, width, height),
  resize: (bitmap, size) => createImageBitmap(bitmap, toResizing(size)),
  createCanvas: openPictureCanvas,
};
