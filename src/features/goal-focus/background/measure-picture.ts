import { goalImages } from '../../../bridges/goal-images-bridge.ts';
import type { LightRange } from '../../../core/color/luminance.ts';
import type { OpenedPicture } from './open-picture.ts';

interface MeasureJob {
  /** The box that the picture covers, in CSS pixels of the window. */
  readonly box: DOMRectReadOnly;
  /** The text's rectangle, in CSS pixels of the window. */
  readonly area: DOMRectReadOnly;
  /** Part of the picture's light that stays, 0 to 1. */
  readonly light: number;
}

/** Around the text: the card leans, and its scrim fades out. Share of the text's sides. */
const MARGIN = 0.04;
/** The page scales pictures that only it can decode to at most this width before they are measured. */
const DRAWN_WIDTH_MAX = 1280;
const SVG_TYPE = 'image/svg+xml';

/**
 * The light of a picture under a text. Null where its pixels cannot be read, because it belongs to another site.
 * @throws AppError with a code of the picture worker.
 */
export async function measurePicture(
  picture: OpenedPicture,
  { box, area, light }: MeasureJob,
): Promise<LightRange | null> {
  const pixels = await readPixels(picture);
  if (pixels === null) return null;
  const [marginX, marginY] = [area.width * MARGIN, area.height * MARGIN];
  return goalImages.measureLight(pixels, {
    view: { width: box.width, height: box.height },
    area: {
      x: area.x - box.x - marginX,
      y: area.y - box.y - marginY,
      width: area.width + 2 * marginX,
      height: area.height + 2 * marginY,
    },
    brightness: light,
  });
}

/** Workers decode no SVG, and pages may not fetch other sites' pictures. */
async function readPixels({ url, blob }: OpenedPicture): Promise<Blob | ImageBitmap | null> {
  if (blob !== null && blob.type !== SVG_TYPE) return blob;
  if (blob === null && new URL(url, location.href).origin !== location.origin) return null;
  const image = new Image();
  image.src = url;
  await image.decode();
  const width = Math.min(DRAWN_WIDTH_MAX, image.naturalWidth || DRAWN_WIDTH_MAX);
  const height = Math.round((width * (image.naturalHeight || 1)) / (image.naturalWidth || 1));
  return createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' });
}
