import { AppError } from '../../src/core/errors.ts';
import { decodePicture } from '../shared/decode-picture.ts';
import type { PictureCanvas } from '../shared/picture-canvas.ts';
import { type PictureHead, readPictureHead } from '../shared/picture-head.ts';
import type { PixelSize } from '../shared/pixel-geometry.ts';
import { checkEncoded } from './check-encoded.ts';
import { coverSize } from './cover.ts';
import type { FittedImage } from './goal-images.api.ts';
import type { ImageDeps } from './image-deps.ts';

/** Colors that change from pixel to pixel still differ by less than three of 255 on average. */
const QUALITY = 0.92;
/** Larger pictures are scaled while they are decoded. 24 million pixels take 96 MB. */
const WHOLE_PIXELS_MAX = 24_000_000;
/** A picture up to this factor of the needed width is kept where its file would not get smaller. */
const KEPT_FACTOR_MAX = 2;

/** @see GoalImagesApi.fitImage */
export async function fitImage(deps: ImageDeps, image: Blob, screen: PixelSize): Promise<FittedImage> {
  const head = await readPictureHead(image);
  if (head.kind === 'svg') return { blob: image, width: screen.width, height: screen.height, isScaled: false };
  const scaledWidth = head.isAnimated ? null : widthWhileDecoding(head, screen);
  const bitmap = await decodePicture(head, () => deps.decode(image, scaledWidth));
  try {
    const { width, height } = bitmap;
    const target = coverSize(bitmap, screen);
    const isLarger = scaledWidth !== null || target.width < width || target.height < height;
    const asItIs = { blob: image, width, height, isScaled: false };
    if (head.isAnimated || !isLarger) return asItIs;
    const blob = await encodeAt(deps, bitmap, target);
    await checkEncoded(deps, { picture: bitmap, isOpaque: head.kind === 'jpeg' }, blob);
    const isGain = blob.size < image.size || scaledWidth !== null || width > target.width * KEPT_FACTOR_MAX;
    return isGain ? { blob, ...target, isScaled: true } : asItIs;
  } finally {
    bitmap.close();
  }
}

/** The width that a very large picture gets from its decoder; null for the others. */
function widthWhileDecoding({ kind, size, mayBeTurned, swapsSides }: PictureHead, screen: PixelSize): number | null {
  if (size === null || size.width * size.height <= WHOLE_PIXELS_MAX) return null;
  // Only in a JPEG does the head say which side becomes the width.
  if (mayBeTurned && kind !== 'jpeg') return null;
  const turned = swapsSides ? { width: size.height, height: size.width } : size;
  const { width } = coverSize(turned, screen);
  return width < turned.width ? width : null;
}

/** A new file without metadata. */
async function encodeAt(deps: ImageDeps, bitmap: ImageBitmap, size: PixelSize): Promise<Blob> {
  const scaled = await deps.resize(bitmap, size).catch((cause: unknown) => {
    throw new AppError('picture-memory', String(cause));
  });
  const canvas = deps.createCanvas(size);
  try {
    if (canvas === null) throw new AppError('picture-memory', 'No canvas');
    deps.drawPart(canvas, scaled, { x: 0, y: 0, ...size });
    return await encode(deps, canvas);
  } finally {
    scaled.close();
    canvas?.release();
  }
}

/** WebP; where the browser does not write it, JPEG for opaque pictures and PNG for the others. */
async function encode(deps: ImageDeps, canvas: PictureCanvas): Promise<Blob> {
  try {
    const blob = await canvas.encode('image/webp', QUALITY);
    // The browser's answer to an unknown type is PNG.
    if (blob.type === 'image/webp' || !isOpaque(deps.readPixels(canvas))) return blob;
    return await canvas.encode('image/jpeg', QUALITY);
  } catch (cause) {
    throw new AppError('picture-memory', String(cause));
  }
}

function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}
