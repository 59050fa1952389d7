import type { PixelSize } from '../shared/pixel-geometry.ts';
import type { CropGeometry, CropShape } from './image-crop.api.ts';

/** The drawing calls that these functions need. */
export type DrawingContext = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'imageSmoothingEnabled'
  | 'imageSmoothingQuality'
  | 'globalCompositeOperation'
  | 'fillStyle'
  | 'setTransform'
  | 'drawImage'
  | 'beginPath'
  | 'ellipse'
  | 'moveTo'
  | 'arcTo'
  | 'closePath'
  | 'fill'
  | 'fillRect'
  | 'clearRect'
>;

interface PlacedPixels {
  readonly bitmap: ImageBitmap;
  /** Where they lie in the picture. */
  readonly x: number;
  readonly y: number;
}

/**
 * Draws the picture's pixels at `factor` times the natural size. Quarter turns and flips at factor 1 copy every pixel as
 * it is.
 */
export function drawPicture(
  context: DrawingContext,
  { bitmap, x, y }: PlacedPixels,
  matrix: CropGeometry['matrix'],
  factor: { readonly x: number; readonly y: number },
): void {
  const [a, b, c, d, e, f] = matrix;
  const isCopy = factor.x === 1 && factor.y === 1 && matrix.every(Number.isInteger);
  context.imageSmoothingEnabled = !isCopy;
  context.imageSmoothingQuality = 'high';
  context.setTransform(a * factor.x, b * factor.y, c * factor.x, d * factor.y, e * factor.x, f * factor.y);
  context.drawImage(bitmap, x, y);
  context.setTransform(1, 0, 0, 1, 0, 0);
}

/** Makes everything outside of the shape transparent. `radius` is a share of the shorter side. */
export function cutShape(context: DrawingContext, size: PixelSize, shape: CropShape, radius: number): void {
  if (shape === 'rectangle') return;
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = 'black';
  context.beginPath();
  const { width, height } = size;
  if (shape === 'circle') context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  else addRoundedBox(context, size, radius * Math.min(width, height));
  context.fill();
  context.globalCompositeOperation = 'source-over';
}

/** Lays a color below the picture. */
export function layGround(context: DrawingContext, { width, height }: PixelSize, color: string): void {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
}

/** Browsers of 2022 have no `roundRect` yet. */
function addRoundedBox(context: DrawingContext, { width, height }: PixelSize, radius: number): void {
  context.moveTo(radius, 0);
  context.arcTo(width, 0, width, height, radius);
  context.arcTo(width, height, 0, height, radius);
  context.arcTo(0, height, 0, 0, radius);
  context.arcTo(0, 0, width, 0, radius);
  context.closePath();
}
