import type { PixelSize } from '../../shared/pixel-geometry.ts';
import { toLab, toRgb } from './color.ts';
import type { Galaxy } from './galaxy.ts';
import type { RowPainter } from './painter.ts';
import { STAR_HUES } from './palette.ts';
import { mix } from './random.ts';

interface Star {
  readonly x: number;
  readonly y: number;
  /** Radius of the disk, in pixels. */
  readonly radius: number;
  /** Pixels around the middle that get light. */
  readonly reach: number;
  /** Strength of the halo, 0 for none. */
  readonly halo: number;
  /** Added to the values of the pixel in the middle. */
  readonly light: readonly [number, number, number];
}

/** Stars of a square picture of `UNIT_PX` pixels; more of them lie in the milky way. */
const STARS = 5200;
/** Stars are as large as on a screen of this height, so that they look alike at every resolution. */
const UNIT_PX = 1200;
/** Above this place no star lies: hills are below. */
const LOWEST = 0.96;

/** Adds stars of several sizes and hues to a painted row. Faint ones are by far the most frequent, as in the sky. */
export function createStarLights(
  { width, height }: PixelSize,
  random: () => number,
  galaxyAt: Galaxy['lightAt'],
  starlight: number,
): RowPainter {
  const unit = Math.sqrt(width * height) / UNIT_PX;
  const rows: Star[][] = Array.from({ length: height }, () => []);
  for (let index = 0; index < STARS; index += 1) {
    const star = createStar(width, height, unit, random, galaxyAt, starlight);
    if (star === null) continue;
    const last = Math.min(Math.ceil(star.y + star.reach), height - 1);
    for (let y = Math.max(Math.floor(star.y - star.reach), 0); y <= last; y += 1) rows[y]?.push(star);
  }
  return (y, row) => {
    for (const star of rows[y] ?? []) addStar(star, y, row, width);
  };
}

/** Null for a place that stays empty: outside of the milky way most of them do. */
function createStar(
  width: number,
  height: number,
  unit: number,
  random: () => number,
  galaxyAt: Galaxy['lightAt'],
  starlight: number,
): Star | null {
  const u = random();
  const v = random() * LOWEST;
  const rank = random();
  const hueAt = random();
  const isKept = random() < 0.34 + 1.9 * galaxyAt(u, v).light;
  if (!isKept) return null;
  const magnitude = rank ** 14;
  const radius = unit * mix(0.5, 1.4, magnitude);
  const hue = STAR_HUES[Math.floor(hueAt ** 0.9 * STAR_HUES.length)] ?? STAR_HUES[2];
  const low = 1 - v ** 3;
  const strength = starlight * low * mix(0.1 + 0.34 * rank * rank, 1.15, magnitude);
  const halo = magnitude > 0.35 ? 0.16 * magnitude : 0;
  const [red, green, blue] = toRgb(toLab(hue));
  return {
    x: u * width,
    y: v * height,
    radius,
    reach: radius * (halo > 0 ? 9 : 3),
    halo,
    light: [red * strength, green * strength, blue * strength],
  };
}

function addStar({ x, y, radius, reach, halo, light }: Star, line: number, row: Float32Array, width: number): void {
  const last = Math.min(Math.ceil(x + reach), width - 1);
  const dy = line + 0.5 - y;
  for (let column = Math.max(Math.floor(x - reach), 0); column <= last; column += 1) {
    const dx = column + 0.5 - x;
    const away = (dx * dx + dy * dy) / (radius * radius);
    const shine = Math.exp(-away) + halo * Math.exp(-away / 12);
    const at = column * 3;
    row[at] = (row[at] ?? 0) + light[0] * shine;
    row[at + 1] = (row[at + 1] ?? 0) + light[1] * shine;
    row[at + 2] = (row[at + 2] ?? 0) + light[2] * shine;
  }
}
