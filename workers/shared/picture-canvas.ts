import type { PixelSize } from './pixel-geometry.ts';

/** A canvas of the worker with its drawing context. */
export interface PictureCanvas {
  readonly size: PixelSize;
  readonly context: OffscreenCanvasRenderingContext2D;
  /** @throws whatever the browser reports; the type of the blob is PNG where it does not know the wanted one. */
  encode(type: string, quality: number): Promise<Blob>;
  /** The pixels at another size, filtered for quality. */
  resize(size: PixelSize): Promise<ImageBitmap>;
  /** Gives the memory back. */
  release(): void;
}

/** Devices report a canvas beyond their limit in three ways: an error, no context, or pixels that stay empty. */
export function openPictureCanvas(size: PixelSize): PictureCanvas | null {
  try {
    const canvas = new OffscreenCanvas(size.width, size.height);
    // Pixels in main memory: exact, and not bound by the size of a texture.
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null || !holdsPixels(context, size)) return null;
    return {
      size,
      context,
      encode: (type, quality) => canvas.convertToBlob({ type, quality }),
      resize: (wanted) => createImageBitmap(canvas, toResizing(wanted)),
      release: () => {
        canvas.width = 0;
        canvas.height = 0;
      },
    };
  } catch {
    return null;
  }
}

function holdsPixels(context: OffscreenCanvasRenderingContext2D, { width, height }: PixelSize): boolean {
  context.fillRect(width - 1, height - 1, 1, 1);
  const [, , , alpha] = context.getImageData(width - 1, height - 1, 1, 1).data;
  context.clearRect(width - 1, height - 1, 1, 1);
  return alpha === 255;
}

/** Bitmap options for another size, filtered for quality. */
export function toResizing({ width, height }: PixelSize): ImageBitmapOptions {
  return { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' };
}
