import { AppError } from '../../core/errors.ts';
import { sniffPicture } from '../../core/picture-kind.ts';
import { SVG_PIXELS_MAX, SVG_SCALE } from './constants.ts';

/** Bytes that tell the kind of a file, with the prolog of an SVG. */
const HEAD_BYTES = 64 << 10;

/**
 * An SVG as pixels, at twice its own size, because workers decode none; every other file as it is. Shown by an image element,
 * an SVG runs no script and requests nothing. @throws AppError `picture-damaged`, `picture-memory`, `file-unreadable`.
 */
export async function rasterizeSvg(file: File): Promise<File> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new AppError('file-unreadable', String(cause));
    });
  if (sniffPicture(new Uint8Array(head)) !== 'svg') return file;
  // The type makes an image element take it, whatever the name of the file says.
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode().catch((cause: unknown) => {
      throw new AppError('picture-damaged', String(cause), { kind: 'svg' });
    });
    return new File([await draw(image)], file.name, { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function draw(image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const most = Math.sqrt(SVG_PIXELS_MAX / (naturalWidth * naturalHeight));
  const scale = Math.min(SVG_SCALE, most);
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new AppError('picture-memory', 'No canvas');
  context.drawImage(image, 0, 0, width, height);
  try {
    return await canvas.convertToBlob({ type: 'image/png' });
  } catch (cause) {
    throw new AppError('picture-memory', String(cause));
  }
}
