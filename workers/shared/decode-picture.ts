import { AppError } from '../../src/core/errors.ts';
import type { PictureKind } from '../../src/core/picture-kind.ts';
import type { PictureHead } from './picture-head.ts';

/** Above this size a failed decoding rather means that the device has too little memory. */
const LARGE_PIXELS = 50_000_000;
/** Kinds that some browsers do not decode. */
const UNCOMMON_KINDS: readonly PictureKind[] = ['heic', 'jxl', 'tiff', 'svg', 'avif', 'ico'];

/**
 * Runs a decoder on the picture with this head.
 * @throws AppError `picture-undecodable`, `picture-damaged` or `picture-memory`, with the kind in the details.
 */
export async function decodePicture(head: PictureHead, decode: () => Promise<ImageBitmap>): Promise<ImageBitmap> {
  try {
    return await decode();
  } catch (cause) {
    const { kind, size } = head;
    if (UNCOMMON_KINDS.includes(kind)) throw new AppError('picture-undecodable', String(cause), { kind });
    const isLarge = size !== null && size.width * size.height > LARGE_PIXELS;
    throw new AppError(isLarge ? 'picture-memory' : 'picture-damaged', String(cause), { kind });
  }
}
