export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}

/** Cosine and sine of an angle, exact for quarter turns. */
export function turnOf(degrees: number): { readonly cos: number; readonly sin: number } {
  const quarter = degrees / 90;
  if (Number.isInteger(quarter)) {
    const index = ((quarter % 4) + 4) % 4;
    return { cos: [1, 0, -1, 0][index] ?? 1, sin: [0, 1, 0, -1][index] ?? 0 };
  }
  const angle = (degrees * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
}

/** A point turned clockwise around the origin, as the screen shows it. */
export function turnPoint({ x, y }: Point, degrees: number): Point {
  const { cos, sin } = turnOf(degrees);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The upright rectangle around a turned one. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const { cos, sin } = turnOf(degrees);
  const [c, s] = [Math.abs(cos), Math.abs(sin)];
  return { width: width * c + height * s, height: width * s + height * c };
}

/** 0 ≤ result < 360. */
export function wrapDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** Plus zero instead of minus zero, so that equal states are equal. */
export function plain(value: number): number {
  return value === 0 ? 0 : value;
}
