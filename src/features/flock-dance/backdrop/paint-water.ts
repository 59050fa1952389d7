import {
  type Context,
  createDice,
  fillBelow,
  fillDown,
  glow,
  grain,
  type Outline,
  type Size,
  strokeAlong,
  waves,
} from './brush.ts';
import { dim, fade, mixTones } from './daylight.ts';
import type { WaterTones } from './palette.ts';

/** Beams from the surface: where they begin, how wide they are, and their strength. Places and widths are shares of the width. */
const BEAMS = [
  [0.06, 0.07, 0.9],
  [0.2, 0.035, 0.55],
  [0.33, 0.1, 1],
  [0.52, 0.05, 0.6],
  [0.68, 0.085, 0.85],
  [0.86, 0.04, 0.5],
] as const;
/** A beam is laid on in so many layers, each narrower, so that its edges are soft. */
const BEAM_LAYERS = 7;
const WEEDS = [
  { at: 0.055, blades: 6, px: 190 },
  { at: 0.155, blades: 4, px: 110 },
  { at: 0.905, blades: 6, px: 170 },
  { at: 0.8, blades: 3, px: 84 },
] as const;

/** Still water: light from above, cliffs that fade with their distance, and a floor of sand with weeds and stones. */
export function paintWater(context: Context, size: Size, tones: WaterTones): void {
  const { width, height } = size;
  const floor = floorPx(size);
  const scale = Math.min(Math.max(Math.sqrt(width * height) / 1012, 0.62), 1.5);
  fillDown(context, size, [
    [0, tones.top],
    [0.45, tones.middle],
    [1, tones.bottom],
  ]);
  glow(context, width * 0.42, -height * 0.12, Math.max(width, height) * 0.62, dim(tones.light, 0.9), 0.7);
  paintBeams(context, size, tones.light);
  paintCliffs(context, size, floor, tones);
  const dunes = (base: number, phase: number): Outline => {
    return (x) => floor * (base + 0.13 * waves(x, width * 0.9 + 300, phase));
  };
  paintWeeds(context, size, floor, scale, tones);
  paintSand(context, size, dunes(0.78, 1.2), mixTones(tones.sand, tones.bottom, 0.45), tones.sandDeep, tones);
  paintSand(context, size, dunes(0.46, 3.9), mixTones(tones.sand, tones.bottom, 0.12), tones.sandDeep, tones);
  paintStones(context, size, dunes(0.46, 3.9), scale, tones);
  paintCaustics(context, size, floor, tones);
  vignette(context, size, tones.bottom);
  grain(context, size);
}

/** Height of the floor: on upright screens the controls cover much of the bottom. */
function floorPx({ width, height }: Size): number {
  return Math.min(Math.max(height * 0.17, 70), 230) + (height > width ? height * 0.07 : 0);
}

function paintBeams(context: Context, { width, height }: Size, light: string): void {
  const reach = height * 0.88;
  const shade = context.createLinearGradient(0, 0, 0, reach);
  shade.addColorStop(0, dim(light, 0.62 / BEAM_LAYERS));
  shade.addColorStop(0.5, dim(light, 0.24 / BEAM_LAYERS));
  shade.addColorStop(1, fade(light, 0));
  context.fillStyle = shade;
  const lean = -height * 0.26;
  for (const [at, wide, strength] of BEAMS) {
    context.globalAlpha = strength;
    for (let layer = 1; layer <= BEAM_LAYERS; layer++) {
      const half = (width * wide * layer) / BEAM_LAYERS / 2;
      const middle = width * (at + wide / 2) + height * 0.08;
      context.beginPath();
      context.moveTo(middle - half, -2);
      context.lineTo(middle + half, -2);
      context.lineTo(middle + lean + half * 2.4, reach);
      context.lineTo(middle + lean - half * 2.4, reach);
      context.fill();
    }
  }
  context.globalAlpha = 1;
}

/** Cliffs at both sides; the middle stays open. */
function paintCliffs(context: Context, size: Size, floor: number, tones: WaterTones): void {
  const { width, height } = size;
  const cliff = (high: number, open: number, phase: number): Outline => {
    return (x) => {
      const side = Math.max(Math.abs(x / width - 0.47) * 2 - open, 0) / (1 - open);
      const rough = 1 + 0.22 * waves(x, 260, phase) + 0.06 * waves(x, 58, phase * 2);
      return floor * 0.8 + (height * high * side ** 1.5 + 14 * waves(x, 190, phase)) * rough;
    };
  };
  const layers = [
    [0.36, 0.12, 0.4, 0.3],
    [0.27, 0.34, 2.6, 0.62],
    [0.2, 0.56, 5.1, 1],
  ] as const;
  for (const [high, open, phase, nearness] of layers) {
    const crest = mixTones(mixTones(tones.middle, tones.far, 0.7), tones.near, nearness);
    const outline = cliff(high, open, phase);
    fillBelow(context, size, outline, fade(crest, 0.5 + 0.5 * nearness), mixTones(crest, tones.bottom, 0.55));
    strokeAlong(context, size, outline, dim(tones.light, 0.2 + 0.2 * (1 - nearness)), 1.2);
  }
}

function paintSand(
  context: Context,
  size: Size,
  outline: Outline,
  crest: string,
  foot: string,
  tones: WaterTones,
): void {
  fillBelow(context, size, outline, crest, foot);
  strokeAlong(context, size, (x) => outline(x) - 0.5, dim(tones.light, 0.85), 1);
  const dice = createDice(11);
  context.lineCap = 'round';
  for (let ripple = 0; ripple < size.width / 26; ripple++) {
    const x = dice() * size.width;
    const depth = dice() ** 1.4;
    const y = size.height - outline(x) * (0.92 - 0.7 * depth);
    const half = (14 + 40 * dice()) * (0.6 + depth);
    context.strokeStyle = ripple % 2 === 0 ? dim(tones.light, 0.3) : fade(tones.sandDeep, 0.4);
    context.lineWidth = 0.8 + depth;
    context.beginPath();
    context.moveTo(x - half, y);
    context.quadraticCurveTo(x, y - 3 - 2 * depth, x + half, y);
    context.stroke();
  }
}

function paintWeeds(context: Context, { width, height }: Size, floor: number, scale: number, tones: WaterTones): void {
  const dice = createDice(23);
  for (const { at, blades, px } of WEEDS) {
    for (let blade = 0; blade < blades; blade++) {
      const foot = width * at + (blade - blades / 2) * 13 * scale + dice() * 8;
      const tall = px * scale * (0.55 + 0.45 * dice());
      const lean = (dice() - 0.35) * tall * 0.5;
      const wide = (4 + 3.5 * dice()) * scale;
      const root = height - floor * 0.66;
      context.fillStyle = mixTones(tones.weed, tones.near, 0.15 + 0.6 * dice());
      context.beginPath();
      context.moveTo(foot - wide / 2, root);
      context.bezierCurveTo(
        foot - wide - lean * 0.5,
        root - tall * 0.35,
        foot + lean * 1.3,
        root - tall * 0.6,
        foot + lean,
        root - tall,
      );
      context.bezierCurveTo(
        foot + lean * 1.3 + wide * 1.3,
        root - tall * 0.6,
        foot + wide - lean * 0.5,
        root - tall * 0.35,
        foot + wide / 2,
        root,
      );
      context.fill();
    }
  }
}

/** Round stones in two heaps, each with a rim of light. */
function paintStones(
  context: Context,
  { width, height }: Size,
  ground: Outline,
  scale: number,
  tones: WaterTones,
): void {
  const dice = createDice(31);
  const places = [0.03, 0.075, 0.12, 0.21, 0.86, 0.93, 0.975, 0.72];
  for (const [index, at] of places.entries()) {
    const x = width * at + (dice() - 0.5) * 30;
    const radius = scale * (12 + 30 * dice()) * (index % 4 === 3 ? 0.45 : 1);
    const y = height - ground(x) + radius * 0.1;
    const shade = context.createLinearGradient(0, y - radius, 0, y + radius * 0.6);
    shade.addColorStop(0, mixTones(tones.far, tones.sand, 0.35));
    shade.addColorStop(0.35, mixTones(tones.near, tones.far, 0.5));
    shade.addColorStop(0.75, tones.near);
    shade.addColorStop(1, tones.sandDeep);
    context.fillStyle = shade;
    context.beginPath();
    context.ellipse(x, y, radius * 1.35, radius * 1.08, (dice() - 0.5) * 0.3, Math.PI, 0);
    context.quadraticCurveTo(x + radius, y + radius * 0.32, x, y + radius * 0.3);
    context.quadraticCurveTo(x - radius, y + radius * 0.32, x - radius * 1.35, y);
    context.fill();
  }
}

/** The net of light that the surface throws on the sand. */
function paintCaustics(context: Context, { width, height }: Size, floor: number, tones: WaterTones): void {
  const dice = createDice(43);
  for (let spot = 0; spot < width / 34; spot++) {
    const x = dice() * width;
    const depth = dice();
    const y = height - floor * (0.62 - 0.5 * depth);
    const radius = (12 + 26 * dice()) * (0.5 + depth);
    glow(context, x, y, radius, dim(tones.light, 0.16 + 0.2 * dice()), 0.22);
  }
}

function vignette(context: Context, { width, height }: Size, tone: string): void {
  const reach = Math.hypot(width, height) / 2;
  const shade = context.createRadialGradient(
    width / 2,
    height * 0.4,
    reach * 0.5,
    width / 2,
    height * 0.4,
    reach * 1.15,
  );
  shade.addColorStop(0, fade(tone, 0));
  shade.addColorStop(1, fade(tone, 0.55));
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}
