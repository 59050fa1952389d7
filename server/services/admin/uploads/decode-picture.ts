import { UPLOAD_LIMITS } from '../../../../src/core/contracts/admin-uploads.ts';
import { sniffPicture } from '../../../../src/core/picture-kind.ts';
import { apiError } from '../../../api-error.ts';
import { createSemaphore } from '../../semaphore.ts';

/** A picture as it is stored and served. */
interface StoredPicture {
  /** A WebP file. */
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

const KINDS: readonly (string | null)[] = ['png', 'jpeg', 'webp'];
/** Bytes from which the kind of a file is known. */
const HEAD_BYTES = 1024;
const QUALITY = 82;
const TIMEOUT_S = 20;
const QUEUE_MAX = 4;

/** A decoded picture takes up to 80 MB, so they are decoded one after another. */
const turns = createSemaphore({ concurrency: 1, maxQueue: QUEUE_MAX, createError: () => apiError('TOO_BUSY') });

/**
 * Decodes a picture and encodes it again: upright, without metadata, at most `UPLOAD_LIMITS.edge` wide and high. Nothing of the
 * bytes that came in is kept. Throws `UPLOAD_UNREADABLE`, `UPLOAD_ANIMATED`, `UPLOAD_TOO_MANY_PIXELS` and `TOO_BUSY`.
 */
export function decodePicture(bytes: Buffer): Promise<StoredPicture> {
  return turns.run(() => decode(bytes));
}

async function decode(bytes: Buffer): Promise<StoredPicture> {
  const kind = sniffPicture(bytes.subarray(0, HEAD_BYTES));
  if (!KINDS.includes(kind)) throw apiError('UPLOAD_UNREADABLE');
  const sharp = await loadSharp();
  // Only the header is read here, so the size of the picture does no harm.
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse);
  if (pages > 1 || (kind === 'png' && isAnimatedPng(bytes))) throw apiError('UPLOAD_ANIMATED');
  if (width * height > UPLOAD_LIMITS.pixels) throw apiError('UPLOAD_TOO_MANY_PIXELS');
  const { data, info } = await sharp(bytes, { limitInputPixels: UPLOAD_LIMITS.pixels, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize({ width: UPLOAD_LIMITS.edge, height: UPLOAD_LIMITS.edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { content: data, width: info.width, height: info.height };
}

/** Loaded with the first upload, because most servers never need it. Only the decoders of the three kinds stay usable. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}

function refuse(): never {
  throw apiError('UPLOAD_UNREADABLE');
}

/** The chunk that announces an animation comes before the first one with pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  const pixels = bytes.indexOf('IDAT');
  return bytes.subarray(0, pixels < 0 ? bytes.length : pixels).includes('acTL');
}
