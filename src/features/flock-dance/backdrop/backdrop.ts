import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import type { Context, Size } from './brush.ts';
import { tonesAt } from './daylight.ts';
import { paintSky } from './paint-sky.ts';
import { paintWater } from './paint-water.ts';
import { SKY_DAY, WATER_DAY } from './palette.ts';

export type Scenery = 'water' | 'sky';

/** Birds and planes fly; everything else swims. */
export function sceneryOf(shape: FlockShape): Scenery {
  return shape === 'bird' || shape === 'plane' ? 'sky' : 'water';
}

/** The still part of the picture, at an hour of the day (0 ≤ hour < 24). It is painted once and never per frame. */
export function paintBackdrop(context: Context, size: Size, scenery: Scenery, hour: number): void {
  if (scenery === 'sky') paintSky(context, size, tonesAt(SKY_DAY, hour));
  else paintWater(context, size, tonesAt(WATER_DAY, hour));
}

/** The backdrop's colors that the worker needs: the color of far things, and that of light. */
export function backdropTones(scenery: Scenery, hour: number): { readonly depth: string; readonly light: string } {
  if (scenery === 'sky') {
    const { middle, near } = tonesAt(SKY_DAY, hour);
    return { depth: middle.slice(0, 7), light: near.slice(0, 7) };
  }
  const { middle, light } = tonesAt(WATER_DAY, hour);
  return { depth: middle.slice(0, 7), light: light.slice(0, 7) };
}
