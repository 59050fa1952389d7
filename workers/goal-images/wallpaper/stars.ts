import type { WallpaperJob } from '../goal-images.api.ts';
import { mixLab, mixStops, toLab, toRgb } from './color.ts';
import { createGalaxy } from './galaxy.ts';
import { createHills, layHills } from './hills.ts';
import { createField, type RowPainter } from './painter.ts';
import { STARRY_SKIES } from './palette.ts';
import { createRandom, mix } from './random.ts';
import { createStarLights } from './star-lights.ts';

/** The clouds of the milky way have details down to this part of the picture's side. */
const DETAIL = 1 / 320;

/** Paints a night sky with the milky way over dark hills, and at the horizon the light of the day's part. */
export function createStars(job: WallpaperJob): RowPainter {
  const { size, seed, dayPart } = job;
  const { sky, glow, galaxy, hills, starlight } = STARRY_SKIES[dayPart];
  const random = createRandom(seed);
  const stops = sky.map(toLab);
  const glowColor = toLab(glow);
  const [core, edge] = [toLab(galaxy.core), toLab(galaxy.edge)];
  const milkyWay = createGalaxy(size, seed, random);
  const glowU = mix(0.25, 0.75, random());

  const cell = Math.max(2, Math.round(DETAIL * Math.sqrt(size.width * size.height)));
  const paintSky = createField(size, cell, (u, v) => {
    const { light, warmth } = milkyWay.lightAt(u, v);
    // The glow at the horizon outshines the milky way.
    const clear = starlight * Math.max(0, 1 - (v / 0.95) ** 4);
    const dusk = 0.6 * Math.exp(-(((1 - v) / 0.2) ** 1.5) - ((u - glowU) / 0.5) ** 2);
    const night = mixLab(mixStops(stops, v ** 1.7), mixLab(edge, core, warmth), light * clear);
    return toRgb(mixLab(night, glowColor, dusk));
  });
  const addStars = createStarLights(size, random, milkyWay.lightAt, starlight);
  const chains = hills.map((color, index) =>
    createHills({
      size,
      level: 0.9 + index * 0.055,
      swing: 0.022 + index * 0.008,
      count: 0.9 - index * 0.3,
      color: toLab(color),
      mist: toLab(sky.at(-2) ?? color),
      mistShare: index === 0 ? 0.2 : 0.05,
      mistDepth: 0.12,
      random,
    }),
  );

  return (y, row) => {
    paintSky(y, row);
    addStars(y, row);
    layHills(chains, y, row);
  };
}
