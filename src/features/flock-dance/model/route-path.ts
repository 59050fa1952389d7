import { ROUTE_POINTS_MAX, ROUTE_SPACING_PX } from '../constants.ts';

/** A place in the pond, in CSS pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Path = readonly Point[];

/** The size of the pond in CSS pixels. */
export interface PondSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Appends each sample that lies farther than the spacing from the last point (doc 3 §4), up to `max` points in all.
 * Returns the same array when no point is added.
 */
export function extendPath(path: Path, samples: Path, max = ROUTE_POINTS_MAX): Path {
  const extended = [...path];
  for (const sample of samples) {
    if (extended.length >= max) break;
    const last = extended.at(-1);
    if (last === undefined || distanceBetween(last, sample) > ROUTE_SPACING_PX) extended.push(sample);
  }
  return extended.length === path.length ? path : extended;
}

/** The nearest place inside the pond; a held pointer can leave it. */
export function clampToPond({ x, y }: Point, { width, height }: PondSize): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}

/** The path scaled with the pond. */
export function scalePath(path: Path, from: PondSize, to: PondSize): Path {
  if (from.width === to.width && from.height === to.height) return path;
  return path.map(({ x, y }) => ({ x: (x * to.width) / from.width, y: (y * to.height) / from.height }));
}

/** The path as x, y pairs, for the worker. */
export function toCoordinates(path: Path): Float32Array {
  return Float32Array.from(path.flatMap(({ x, y }) => [x, y]));
}

/** The `points` attribute of a polyline. */
export function toPolyline(path: Path): string {
  return path.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
