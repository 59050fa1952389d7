import type { CropState, CropTransform } from './crop-state.ts';
import { type Point, plain, type Rect, type Size, turnOf } from './geometry.ts';
import { aspectRatio } from './ratios.ts';

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** What the box cuts out, in the picture's own pixels. */
export interface CropGeometry {
  readonly source: Rect;
  /** From the picture to the output at the picture's own resolution. */
  readonly matrix: Matrix;
  readonly natural: Size;
  readonly output: Size;
}

/** Pixels around the box that smoothing reads where the picture is not turned by quarters. */
const SMOOTHING_MARGIN = 2;

/**
 * The export of a state (trap T58). The output has the picture's own resolution: a picture at scale 2 gives half as many
 * pixels. Unless the rotation is between quarter turns, every pixel of the output is a pixel of the picture.
 * Null when the box shows nothing of the picture.
 */
export function toCropGeometry(state: CropState, picture: Size): CropGeometry | null {
  const { box, transform, aspect } = state;
  const natural = naturalSize(state, picture);
  const linear = linearPart(transform);
  const isExact = Number.isInteger(transform.rotationDeg / 90);
  const place = (value: number) => plain(isExact ? Math.round(value) : value);
  const [a, b, c, d] = linear;
  const middle = { x: picture.width / 2, y: picture.height / 2 };
  const e = place((transform.offset.x - box.x) / transform.scale - a * middle.x - c * middle.y);
  const f = place((transform.offset.y - box.y) / transform.scale - b * middle.x - d * middle.y);
  const matrix: Matrix = [a, b, c, d, e, f];
  const source = sourceOf(matrix, natural, picture, isExact ? 0 : SMOOTHING_MARGIN);
  if (source === null) return null;
  return { source, matrix, natural, output: aspect.kind === 'exact' ? aspect.size : natural };
}

/**
 * Pixels of the picture under the box. With a ratio one side follows the other, because the rounding of the box to whole
 * pixels of the canvas is several pixels of a picture that is shown smaller.
 */
export function naturalSize({ box, transform, aspect }: CropState, picture: Size): Size {
  const toPixels = (length: number) => Math.max(1, Math.round(length));
  const width = toPixels(box.width / transform.scale);
  const height = toPixels(box.height / transform.scale);
  const ratio = aspectRatio(aspect, picture);
  if (ratio === null || transform.scale === 1) return { width, height };
  const followed = toPixels(width / ratio);
  // The side that does not reach beyond the box leads.
  return followed <= height ? { width, height: followed } : { width: toPixels(height * ratio), height };
}

/** Whether the exact size has more pixels than the box, so that the result is blurred. */
export function isEnlarged(state: CropState, picture: Size): boolean {
  if (state.aspect.kind !== 'exact') return false;
  return naturalSize(state, picture).width * 1.02 < state.aspect.size.width;
}

/** Whether the box reaches beyond the picture. */
export function hasEmptyCorner(state: CropState, picture: Size): boolean {
  const { box, transform } = state;
  const corners = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x, y: box.y + box.height },
    { x: box.x + box.width, y: box.y + box.height },
  ];
  return corners.some((corner) => {
    const { x, y } = canvasToPicture(transform, corner, picture);
    return x < -0.5 || y < -0.5 || x > picture.width + 0.5 || y > picture.height + 0.5;
  });
}

/** The pixel of the picture at a point of the canvas. */
export function canvasToPicture(transform: CropTransform, { x, y }: Point, picture: Size): Point {
  const { offset, scale } = transform;
  const [a, b, c, d] = linearPart(transform);
  const [u, v] = [(x - offset.x) / scale, (y - offset.y) / scale];
  return { x: a * u + b * v + picture.width / 2, y: c * u + d * v + picture.height / 2 };
}

/** Flips, then rotation. Its inverse is its transpose. */
function linearPart({ rotationDeg, isFlippedX, isFlippedY }: CropTransform) {
  const { cos, sin } = turnOf(rotationDeg);
  const [flipX, flipY] = [isFlippedX ? -1 : 1, isFlippedY ? -1 : 1];
  return [plain(cos * flipX), plain(sin * flipX), plain(-sin * flipY), plain(cos * flipY)] as const;
}

/** The whole pixels of the picture that the output shows. */
function sourceOf(matrix: Matrix, output: Size, picture: Size, margin: number): Rect | null {
  const [a, b, c, d, e, f] = matrix;
  const toSource = (x: number, y: number) => ({ x: a * (x - e) + b * (y - f), y: c * (x - e) + d * (y - f) });
  const corners = [
    toSource(0, 0),
    toSource(output.width, 0),
    toSource(0, output.height),
    toSource(output.width, output.height),
  ];
  const horizontal = overlap(
    corners.map(({ x }) => x),
    picture.width,
    margin,
  );
  const vertical = overlap(
    corners.map(({ y }) => y),
    picture.height,
    margin,
  );
  if (horizontal === null || vertical === null) return null;
  return { x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length };
}

function overlap(values: readonly number[], length: number, margin: number) {
  const start = Math.max(0, Math.floor(Math.min(...values)) - margin);
  const end = Math.min(length, Math.ceil(Math.max(...values)) + margin);
  return end - start < 1 ? null : { start: plain(start), length: end - start };
}
