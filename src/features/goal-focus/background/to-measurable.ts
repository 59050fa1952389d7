import { AppError } from '../../../core/errors.ts';

const SVG_TYPE = 'image/svg+xml';
/** Width of a drawn SVG, in pixels: fine enough for the light under a text. */
const DRAWN_WIDTH_PX = 640;
/** An SVG without a size of its own is drawn with this ratio of width to height, as browsers show it. */
const RATIO = 2;

/**
 * A picture as `goalImages.measureLight` takes it: an SVG is drawn here, because workers cannot decode one; any other file
 * is returned as it is. The caller owns the `ImageBitmap`, which `measureLight` takes over.
 * @throws AppError `picture-damaged` where the browser cannot draw the SVG.
 */
export async function toMeasurable(image: Blob): Promise<Blob | ImageBitmap> {
  if (image.type !== SVG_TYPE) return image;
  const address = URL.createObjectURL(image);
  try {
    const drawing = new Image();
    drawing.src = address;
    await drawing.decode();
    return await draw(drawing);
  } catch (cause) {
    throw new AppError('picture-damaged', String(cause), { kind: 'svg' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function draw(drawing: HTMLImageElement): Promise<ImageBitmap> {
  const ratio = drawing.naturalHeight > 0 ? drawing.naturalWidth / drawing.naturalHeight : RATIO;
  const canvas = document.createElement('canvas');
  canvas.width = DRAWN_WIDTH_PX;
  canvas.height = Math.max(1, Math.round(DRAWN_WIDTH_PX / ratio));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  return createImageBitmap(canvas);
}
