import { ROUTE_POINTS_MOST, ROUTE_SPACING_PX } from '../constants.ts';

/** A place in the pond, in CSS pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Path = readonly Point[];

/** The size of the pond in CSS pixels. */
export interface Pond {
  readonly width: number;
  readonly height: number;
}

/**
 * The path with those of `samples` that lie more than the spacing away from the last point taken (doc 3 §4). It never
 * comes to more than `most` points; what is there is kept. The same array when no point is added.
 */
export function extendPath(path: Path, samples: Path, most = ROUTE_POINTS_MOST): Path {
  const extended = [...path];
  for (const sample of samples) {
    if (extended.length >= most) break;
    const last = extended.at(-1);
    if (last === undefined || distanceBetween(last, sample) > ROUTE_SPACING_PX) extended.push(sample);
  }
  return extended.length === path.length ? path : extended;
}

/** The nearest place inside the pond: a pointer that is held may leave it. */
export function clampToPond({ x, y }: Point, { width, height }: Pond): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}

/** The path as it lies after the pond has changed its size. */
export function scalePath(path: Path, from: Pond, to: Pond): Path {
  if (from.width === to.width && from.height === to.height) return path;
  return path.map(({ x, y }) => ({ x: (x * to.width) / from.width, y: (y * to.height) / from.height }));
}

/** x, y pairs, as the pond takes a route. */
export function toCoordinates(path: Path): Float32Array {
  return Float32Array.from(path.flatMap(({ x, y }) => [x, y]));
}

/** The `points` of a polyline. */
export function toPolyline(path: Path): string {
  return path.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
