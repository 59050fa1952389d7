import { toKeptIcon } from '../model/icon.ts';

/** Twice the size of a tile. */
const SIDE_PX = 80;
const PNG = 'image/png';

/**
 * A picture at the size of a tile, whole and in the middle, as a PNG file in a data URL; null where it is no picture. Drawn
 * from an element, so that nothing in an SVG file runs or is fetched.
 */
export async function drawIcon(source: string): Promise<string | null> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE_PX, SIDE_PX];
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const [width, height] = [image.naturalWidth || SIDE_PX, image.naturalHeight || SIDE_PX];
  const factor = Math.min(SIDE_PX / width, SIDE_PX / height);
  const [drawnWidth, drawnHeight] = [width * factor, height * factor];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (SIDE_PX - drawnWidth) / 2, (SIDE_PX - drawnHeight) / 2, drawnWidth, drawnHeight);
  try {
    return toKeptIcon(canvas.toDataURL(PNG));
  } catch {
    // Some browsers do not give out what an SVG file drew.
    return null;
  }
}

/** The picture of a file that was chosen, dropped or pasted; null where it is no picture. */
export async function drawIconFile(file: Blob): Promise<string | null> {
  const address = URL.createObjectURL(file);
  try {
    return await drawIcon(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
