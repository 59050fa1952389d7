import { fade } from './daylight.ts';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Height of a line above the bottom at x, in pixels. */
export type Outline = (x: number) => number;

/** How far apart the corners of a painted outline are. */
const STRIDE_PX = 6;
const GRAIN_PX = 256;
const GRAIN_STRENGTH = 0.016;

/** Numbers 0 ≤ value < 1, the same ones for the same seed: a backdrop does not change when it is painted again. */
export function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The whole picture in one gradient from the top down. */
export function fillDown(
  context: Context,
  { width, height }: Size,
  stops: readonly (readonly [number, string])[],
): void {
  const gradient = context.createLinearGradient(0, 0, 0, height);
  for (const [at, tone] of stops) gradient.addColorStop(at, tone);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** A soft spot of light: full in the middle, nothing at its edge. `flat` squeezes it to this share of its width. */
export function glow(context: Context, x: number, y: number, radius: number, tone: string, flat = 1): void {
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  gradient.addColorStop(0, tone);
  gradient.addColorStop(1, fade(tone, 0));
  context.save();
  context.translate(x, y);
  context.scale(1, flat);
  context.fillStyle = gradient;
  context.fillRect(-radius, -radius, radius * 2, radius * 2);
  context.restore();
}

/** Everything below an outline, from `crest` at its highest place to `foot` at the bottom. */
export function fillBelow(
  context: Context,
  { width, height }: Size,
  outline: Outline,
  crest: string,
  foot: string,
): void {
  let highest = 1;
  const corners: [x: number, y: number][] = [];
  for (let x = 0; x < width + STRIDE_PX; x += STRIDE_PX) {
    const up = outline(x);
    highest = Math.max(highest, up);
    corners.push([x, height - up]);
  }
  const gradient = context.createLinearGradient(0, height - highest, 0, height);
  gradient.addColorStop(0, crest);
  gradient.addColorStop(1, foot);
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(0, height);
  for (const [x, y] of corners) context.lineTo(x, y);
  context.lineTo(width + STRIDE_PX, height);
  context.fill();
}

/** A line along an outline. */
export function strokeAlong(
  context: Context,
  { width, height }: Size,
  outline: Outline,
  tone: string,
  px: number,
): void {
  context.strokeStyle = tone;
  context.lineWidth = px;
  context.beginPath();
  for (let x = 0; x < width + STRIDE_PX; x += STRIDE_PX) context.lineTo(x, height - outline(x));
  context.stroke();
}

/** Waves of three lengths on each other, −1 … 1: no two places of a picture look alike. */
export function waves(x: number, lengthPx: number, phase: number): number {
  const turn = (x / lengthPx) * Math.PI * 2;
  return (
    (Math.sin(turn + phase) + 0.5 * Math.sin(turn * 2.3 + phase * 1.7) + 0.25 * Math.sin(turn * 5.1 + phase * 2.9)) /
    1.75
  );
}

/** Fine grain over everything, so that dark gradients show no bands. */
export function grain(context: Context, { width, height }: Size): void {
  const tile = createTile(context);
  if (tile === null) return;
  const dice = createDice(7);
  const pixels = new ImageData(GRAIN_PX, GRAIN_PX);
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data.fill(dice() < 0.5 ? 0 : 255, at, at + 3);
    pixels.data[at + 3] = dice() * 255 * GRAIN_STRENGTH;
  }
  tile.putImageData(pixels, 0, 0);
  const pattern = context.createPattern(tile.canvas, 'repeat');
  if (pattern === null) return;
  context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
}

function createTile(context: Context): CanvasRenderingContext2D | null {
  if (!('ownerDocument' in context.canvas)) return null;
  const canvas = context.canvas.ownerDocument.createElement('canvas');
  canvas.width = GRAIN_PX;
  canvas.height = GRAIN_PX;
  return canvas.getContext('2d');
}
