import type { WallpaperJob } from '../goal-images.api.ts';
import { type Lab, mixStops, toLab, toRgb } from './color.ts';
import { createField, type RowPainter } from './painter.ts';
import { GRADIENTS } from './palette.ts';
import { createNoise, createRandom, mix, smooth } from './random.ts';

/** The picture has no detail smaller than this, in pixels. */
const CELL = 8;
/** Where lights may lie: around the middle, which is left to the text. */
const PLACES = [
  [0.04, 1],
  [0.98, 0.62],
  [0.05, 0.22],
  [0.86, 1.08],
  [0.82, -0.02],
] as const;
/** How far the colors flow into each other, in parts of the picture's side. */
const FLOW = 0.22;

interface Light {
  readonly u: number;
  readonly v: number;
  /** Half widths along and across `angle`, in parts of the picture's side. */
  readonly long: number;
  readonly short: number;
  readonly angle: number;
  readonly color: Lab;
}

/** Paints soft lights on a ground, bent by slow noise so that no circle can be seen. */
export function createGradient({ dayPart, size, seed }: WallpaperJob): RowPainter {
  const { ground, lights } = GRADIENTS[dayPart];
  const random = createRandom(seed);
  const isMirrored = random() < 0.5;
  const stops = ground.map(toLab);
  const placed = lights.map((color, index) => placeLight(toLab(color), PLACES[index] ?? [0.5, 1], random));
  const noise = createNoise(seed);
  const side = Math.sqrt(size.width * size.height);
  const width = size.width / side;
  const height = size.height / side;
  return createField(size, CELL, (u, v) => {
    const x = (isMirrored ? 1 - u : u) * width;
    const y = v * height;
    const bentX = x + FLOW * (noise(x * 1.4, y * 1.4) - 0.5) * 2;
    const bentY = y + FLOW * (noise(x * 1.4 + 40, y * 1.4 + 40) - 0.5) * 2;
    let color: Lab = mixStops(stops, smooth(bentY / height));
    for (const light of placed) color = lay(color, light, bentX - light.u * width, bentY - light.v * height);
    // A slight shade in the corners gives depth.
    const shade = 1 - 0.1 * smooth((Math.hypot(u - 0.5, v - 0.5) - 0.25) / 0.5);
    return toRgb([color[0] * shade, color[1] * shade, color[2] * shade]);
  });
}

function placeLight(color: Lab, [u, v]: readonly [number, number], random: () => number): Light {
  const long = mix(0.46, 0.66, random());
  return {
    u: u + (random() - 0.5) * 0.24,
    v: v + (random() - 0.5) * 0.2,
    long,
    short: long * mix(0.5, 0.8, random()),
    angle: mix(-0.7, 0.7, random()),
    color,
  };
}

function lay(under: Lab, { long, short, angle, color }: Light, dx: number, dy: number): Lab {
  const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / long;
  const across = (dy * Math.cos(angle) - dx * Math.sin(angle)) / short;
  const share = 0.9 * Math.exp(-1.6 * (along * along + across * across));
  return [mix(under[0], color[0], share), mix(under[1], color[1], share), mix(under[2], color[2], share)];
}
