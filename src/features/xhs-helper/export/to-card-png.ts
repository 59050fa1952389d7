import { AppError } from '../../../core/errors.ts';
import { nextTask } from '../../../platform/next-task.ts';
import { CARD_SIZES, EXPORT_SIDE_MAX_PX } from '../constants.ts';
import type { CardStyle } from '../model/settings.ts';
import type { CardExportErrorCode } from './export-errors.ts';

/**
 * Draws a rendered picture as PNG: 860 × 1160 pixels at the default size, 1080 × 1440 as portrait. The face may be outside of
 * the page. Its styles stand in its elements, so they are copied as they are; fonts are those of the system.
 * @throws AppError `face-not-ready` while the face is empty or its picture cannot be decoded, `export-failed`.
 */
export async function toCardPng(face: HTMLElement, { size }: Pick<CardStyle, 'size'>): Promise<Blob> {
  const picture = face.querySelector('img');
  await decode(face, picture);
  const { widthPx, heightPx, pixelRatio } = CARD_SIZES[size];
  const ratio = Math.min(pixelRatio, EXPORT_SIDE_MAX_PX / Math.max(widthPx, heightPx));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(widthPx * ratio);
  canvas.height = Math.round(heightPx * ratio);
  try {
    const drawing = await toDrawing(face, widthPx, heightPx);
    await nextTask();
    draw(canvas, picture, drawing);
    await nextTask();
    return await toBlob(canvas);
  } catch (cause) {
    throw cause instanceof AppError ? cause : failure('export-failed', String(cause));
  } finally {
    // Frees the memory at once; some browsers limit the memory of all canvases together.
    canvas.width = 0;
    canvas.height = 0;
  }
}

function failure(code: CardExportErrorCode, message: string): AppError<CardExportErrorCode> {
  return new AppError(code, message);
}

async function decode(face: HTMLElement, picture: HTMLImageElement | null): Promise<void> {
  if (face.childElementCount === 0) throw failure('face-not-ready', 'The face shows nothing');
  try {
    await picture?.decode();
  } catch (cause) {
    throw failure('face-not-ready', String(cause));
  }
}

/**
 * The face without its background picture, as an image that is sharp at any scale. A copy outside of the page has no computed
 * styles to be copied.
 */
async function toDrawing(face: HTMLElement, width: number, height: number): Promise<HTMLImageElement> {
  const { toSvg } = await import('html-to-image');
  const copy = face.cloneNode(true) as HTMLElement;
  const picture = copy.querySelector('img');
  if (picture !== null) copy.style.background = 'none';
  picture?.remove();
  const drawing = new Image();
  drawing.src = await toSvg(copy, { width, height, skipFonts: true, includeStyleProperties: [] });
  await drawing.decode();
  return drawing;
}

/**
 * Draws the background picture, then everything else over it. Some browsers leave pictures inside of an SVG out until they
 * draw it a second time (html-to-image, issues 361 and 461).
 */
function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement | null, drawing: HTMLImageElement): void {
  const context = canvas.getContext('2d');
  if (context === null) throw failure('export-failed', 'The browser has no canvas');
  const { width, height } = canvas;
  if (picture !== null) {
    const { naturalWidth, naturalHeight } = picture;
    const scale = Math.max(width / naturalWidth, height / naturalHeight);
    const [shownWidth, shownHeight] = [width / scale, height / scale];
    const [left, top] = [(naturalWidth - shownWidth) / 2, (naturalHeight - shownHeight) / 2];
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, left, top, shownWidth, shownHeight, 0, 0, width, height);
  }
  context.drawImage(drawing, 0, 0, width, height);
}

async function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw failure('export-failed', 'The canvas gave no picture');
  return blob;
}
