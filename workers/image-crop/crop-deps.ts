/** A rectangle in pixels. */
export interface PixelRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A canvas of the worker with its drawing context. */
export interface CropCanvas {
  readonly size: PixelSize;
  readonly context: OffscreenCanvasRenderingContext2D;
  /** @throws whatever the browser reports; the type of the blob is PNG where it does not know the wanted one. */
  encode(type: string, quality: number): Promise<Blob>;
  /** The pixels at another size, filtered for quality. */
  resize(size: PixelSize): Promise<ImageBitmap>;
  /** Gives the memory back. */
  release(): void;
}

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
  createCanvas(size: PixelSize): CropCanvas | null;
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
  createCanvas: openCanvas,
};

function toResizing({ width, height }: PixelSize): ImageBitmapOptions {
  return { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' };
}

/** Devices report a canvas beyond their limit in three ways: an error, no context, or pixels that stay empty. */
function openCanvas(size: PixelSize): CropCanvas | null {
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
