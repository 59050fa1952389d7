import type { PixelSize } from '../../shared/pixel-geometry.ts';
import { createNoise, mix, smooth, sumOctaves } from './random.ts';

interface GalaxyLight {
  /** Share of the galaxy's color in the sky, 0 to 1. */
  readonly light: number;
  /** 0 at the edge of the band, 1 in its middle. */
  readonly warmth: number;
}

export interface Galaxy {
  /** Places are 0 to 1 from the left and from the top. */
  lightAt(u: number, v: number): GalaxyLight;
}

/** The milky way: a slanted band of clouds with lanes of dust, brighter at one end. */
export function createGalaxy({ width, height }: PixelSize, seed: number, random: () => number): Galaxy {
  const clouds = createNoise(seed);
  const dust = createNoise(seed + 1);
  const side = Math.sqrt(width * height);
  const isTall = height > width;
  const slant = (random() < 0.5 ? 1 : -1) * (isTall ? mix(0.95, 1.2, random()) : mix(0.42, 0.62, random()));
  const along = { x: Math.cos(slant), y: Math.sin(slant) };
  const middle = { u: mix(0.42, 0.58, random()), v: mix(0.3, 0.42, random()) };
  const core = (random() < 0.5 ? 1 : -1) * mix(0.25, 0.45, random());
  return {
    lightAt(u, v) {
      const x = ((u - middle.u) * width) / side;
      const y = ((v - middle.v) * height) / side;
      const length = x * along.x + y * along.y;
      const bend = 0.09 * (sumOctaves(clouds, length * 1.8 + 31, 3, 2) - 0.5);
      const across = y * along.x - x * along.y + bend;
      const bulge = Math.exp(-(((length - core) / 0.45) ** 2));
      const breadth = mix(0.15, 0.22, bulge);
      const band = Math.exp(-((across / breadth) ** 2));
      if (band < 0.004) return { light: 0, warmth: 0 };
      const cloud = smooth((sumOctaves(clouds, x * 4.2, y * 4.2, 5) - 0.25) / 0.5);
      const lane = sumOctaves(dust, length * 3 + 7, across * 8, 5);
      const inLane = Math.exp(-(((across + 0.02) / (breadth * 0.36)) ** 2));
      const clear = 1 - 0.62 * inLane * smooth((lane - 0.38) / 0.3);
      return { light: mix(0.24, 0.42, bulge) * band * mix(0.4, 1, cloud) * clear, warmth: band * mix(0.4, 1, bulge) };
    },
  };
}
