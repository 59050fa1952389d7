import { AppError } from '../../src/core/errors.ts';
import type { PictureKind } from '../../src/core/picture-kind.ts';
import { readPictureHead } from '../shared/picture-head.ts';

/** Kinds whose size is known before they are decoded, and that cannot refer to anything else. */
const SAFE_KINDS: readonly PictureKind[] = ['png', 'jpeg', 'gif', 'webp', 'bmp'];
/** Decoding more takes too much memory on a phone. */
const PIXELS_MAX = 64_000_000;

/** Decodes a picture, at most `sideMax` pixels long; null for everything that is no safe picture of a sensible size. */
export async function shrinkPicture(blob: Blob, sideMax: number): Promise<ImageBitmap | null> {
  try {
    const { kind, size, swapsSides } = await readPictureHead(blob);
    if (!SAFE_KINDS.includes(kind) || size === null) return null;
    const [width, height] = swapsSides ? [size.height, size.width] : [size.width, size.height];
    if (width * height > PIXELS_MAX || width < 1 || height < 1) return null;
    const scale = Math.min(1, sideMax / Math.max(width, height));
    return await createImageBitmap(new Blob([blob], { type: `image/${kind}` }), {
      imageOrientation: 'from-image',
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'medium',
    });
  } catch (error) {
    if (error instanceof AppError || error instanceof DOMException) return null;
    throw error;
  }
}
