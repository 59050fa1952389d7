import type { WallpaperJob } from '../goal-images.api.ts';
import { mixLab, mixStops, toLab, toRgb } from './color.ts';
import { createHills, layHills } from './hills.ts';
import { createField, type RowPainter } from './painter.ts';
import { LANDSCAPES } from './palette.ts';
import { createRandom, mix, smooth } from './random.ts';

const CELL = 8;
/** Chains of hills, and the heights of the farthest and the nearest one, in parts of the picture's height. */
const CHAINS = 7;
const LEVEL = { far: 0.6, near: 0.97 } as const;
/** Where the sky ends, behind the hills. */
const HORIZON = 0.66;

/** Paints layers of hills that fade into the haze with their distance, below a calm sky. */
export function createWaves({ dayPart, size, seed }: WallpaperJob): RowPainter {
  const landscape = LANDSCAPES[dayPart];
  const random = createRandom(seed);
  const sky = landscape.sky.map(toLab);
  const sunColor = toLab(landscape.sun);
  const haze = toLab(landscape.haze);
  const hillColors = landscape.hills.map(toLab);
  const side = Math.sqrt(size.width * size.height);
  const sun = { u: random() < 0.5 ? mix(0.16, 0.3, random()) : mix(0.7, 0.84, random()), v: mix(0.56, 0.62, random()) };

  const paintSky = createField(size, CELL, (u, v) => {
    const dx = ((u - sun.u) * size.width) / side;
    const dy = ((v - sun.v) * size.height) / side;
    const away = Math.hypot(dx * 0.8, dy * 1.15);
    const glow = 0.55 * Math.exp(-((away / 0.2) ** 2));
    // Around the sun the colors of the horizon rise: mixing its own color into the upper sky would turn it gray.
    const rise = 0.3 * Math.exp(-((away / 0.5) ** 2));
    return toRgb(mixLab(mixStops(sky, (v / HORIZON) ** 1.15 + rise), sunColor, glow));
  });

  const chains = Array.from({ length: CHAINS }, (_, index) => {
    const near = index / (CHAINS - 1);
    return createHills({
      size,
      level: mix(LEVEL.far, LEVEL.near, near ** 1.1),
      swing: mix(0.035, 0.075, near),
      count: mix(1.15, 0.5, near),
      color: mixStops(hillColors, near),
      mist: mixLab(haze, mixStops(hillColors, near), smooth(near) * 0.55),
      mistShare: mix(0.75, 0.3, near),
      mistDepth: mix(0.12, 0.3, near),
      random,
    });
  });

  return (y, row) => {
    paintSky(y, row);
    layHills(chains, y, row);
  };
}
