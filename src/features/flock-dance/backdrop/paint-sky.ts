import { type Context, createDice, fillBelow, fillDown, glow, grain, type Outline, type Size, waves } from './brush.ts';
import { dim, mixTones } from './daylight.ts';
import type { SkyTones } from './palette.ts';

const STAR_AREA_PX2 = 7000;
const CLOUDS = [
  { x: 0.12, y: 0.3, px: 190 },
  { x: 0.34, y: 0.16, px: 130 },
  { x: 0.62, y: 0.4, px: 240 },
  { x: 0.82, y: 0.22, px: 170 },
  { x: 0.97, y: 0.52, px: 200 },
  { x: 0.24, y: 0.6, px: 250 },
] as const;
const HILLS = [
  { high: 0.2, long: 620, phase: 0.7, tone: 'far' },
  { high: 0.14, long: 430, phase: 2.9, tone: 'between' },
  { high: 0.085, long: 360, phase: 5.2, tone: 'near' },
] as const;
const WISPS = 22;

/** The sky: a gradient to the horizon with the sun or the moon, clouds, and hills in the haze. */
export function paintSky(context: Context, size: Size, tones: SkyTones): void {
  const { width, height } = size;
  const scale = Math.min(Math.max(Math.sqrt(width * height) / 1012, 0.62), 1.5);
  fillDown(context, size, [
    [0, tones.top],
    [0.42, tones.middle],
    [0.7, tones.low],
    [0.86, tones.horizon],
    [1, tones.horizon],
  ]);
  paintStars(context, size, tones.stars);
  const reach = Math.max(width, height);
  glow(context, width * 0.7, height * 0.8, reach * 0.5, dim(tones.light, 0.7), 0.7);
  glow(context, width * 0.7, height * 0.8, reach * 0.16, dim(tones.light, 0.9));
  paintMoon(context, size, scale, tones.moon);
  for (const cloud of CLOUDS) paintCloud(context, size, cloud.x, cloud.y, cloud.px * scale, tones.cloud);
  for (const { high, long, phase, tone } of HILLS) {
    const outline: Outline = (x) =>
      height *
      high *
      (0.72 + 0.3 * waves(x, long * scale * 1.6, phase) + 0.07 * waves(x, long * 0.3 * scale, phase * 2));
    fillBelow(context, size, outline, tones[tone], mixTones(tones[tone], tones.horizon, tone === 'near' ? 0.04 : 0.34));
  }
  grain(context, size);
}

function paintStars(context: Context, { width, height }: Size, tone: string): void {
  const dice = createDice(5);
  for (let star = 0; star < (width * height) / STAR_AREA_PX2; star++) {
    const y = dice() ** 1.5 * 0.72;
    context.fillStyle = dim(tone, (0.25 + 0.75 * dice()) * (1 - y));
    context.beginPath();
    context.arc(dice() * width, y * height, 0.5 + dice() ** 3 * 1.2, 0, Math.PI * 2);
    context.fill();
  }
}

function paintMoon(context: Context, { width, height }: Size, scale: number, tone: string): void {
  const [x, y, radius] = [width * 0.8, height * 0.24, 25 * scale];
  glow(context, x, y, radius * 6, dim(tone, 0.2));
  context.fillStyle = tone;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** Wisps around the middle of a cloud: the farther out, the thinner. */
function paintCloud(context: Context, { width, height }: Size, x: number, y: number, px: number, tone: string): void {
  const dice = createDice(Math.round(x * 997 + y * 313));
  for (let wisp = 0; wisp < WISPS; wisp++) {
    const out = dice() + dice() + dice() - 1.5;
    const near = 1 - Math.abs(out) / 1.5;
    const rise = dice() ** 2 * near;
    const radius = px * (0.16 + 0.3 * near * dice());
    const across = x * width + out * px * 1.15;
    glow(context, across, y * height - rise * px * 0.26, radius * 1.5, dim(tone, 0.2 + 0.25 * near), 0.2 + 0.3 * rise);
  }
}
