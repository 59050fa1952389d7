import { openPictureCanvas, type PictureCanvas, toResizing } from '../shared/picture-canvas.ts';
import type { PixelRect, PixelSize } from '../shared/pixel-geometry.ts';

/** The parts of a browser that the service works with. */
export interface ImageDeps {
  /** Decodes a file, turned as its orientation says, at this width; null for its own. */
  decode(blob: Blob, width: number | null): Promise<ImageBitmap>;
  resize(bitmap: ImageBitmap, size: PixelSize): Promise<ImageBitmap>;
  /** Null where the device has no canvas of this size. */
  createCanvas(size: PixelSize): PictureCanvas | null;
  /** Draws a part of a picture over the whole canvas, filtered for quality. */
  drawPart(canvas: PictureCanvas, bitmap: ImageBitmap, part: PixelRect): void;
  /** Red, green, blue and opacity of all pixels, 0 to 255. */
  readPixels(canvas: PictureCanvas): Uint8ClampedArray;
  /** Replaces all pixels, from the top left one on, four values each. */
  writePixels(canvas: PictureCanvas, pixels: Uint8ClampedArray<ArrayBuffer>): void;
}

export const browserDeps: ImageDeps = {
  decode: (blob, width) =>
    createImageBitmap(blob, {
      imageOrientation: 'from-image',
      ...(width === null ? {} : { resizeWidth: width, resizeQuality: 'high' as const }),
    }),
  resize: (bitmap, size) => createImageBitmap(bitmap, toResizing(size)),
  createCanvas: openPictureCanvas,
  drawPart({ context, size }, bitmap, { x, y, width, height }) {
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height);
  },
  readPixels: ({ context, size }) => context.getImageData(0, 0, size.width, size.height).data,
  writePixels: ({ context, size }, pixels) =>
    context.putImageData(new ImageData(pixels, size.width, size.height), 0, 0),
};
