import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import type { Camera } from '../camera.ts';
import type { Ripple } from './bites.ts';
import { BODY_SHAPES, type BodyShape } from './body-shapes.ts';
import { depthRangeOf } from './distance.ts';
import { hunterBody, leaderTones, RING_PX, scalesOf, tonesOf } from './hunters.ts';
import { PALETTE, tonesOfDistance } from './palette.ts';
import { BEYOND_BANDS, FOAM_BANDS } from './shore.ts';
import type { StageLook } from './stage.ts';

const TURN = Math.PI * 2;
const LEADER_SCALE = 1.5;
const PELLETS = 5;
/** Half the width, in body lengths, of the gradient across a hunter's body: back tone in the middle, rim tone outside. */
const RIM = 0.15;

type Context = OffscreenCanvasRenderingContext2D;
type Tones = { readonly back: string; readonly flank: string };

export function drawFishRibbons(context: Context, core: FlockCore, look: StageLook): void {
  if (look.trailSegments === 0) return;
  const leaders = core.leaders();
  context.globalAlpha = 0.22;
  drawRibbons(context, core, look, leaders, core.population(), tonesOfDistance(look).ribbon, 1.4);
  context.globalAlpha = 0.5;
  const { ribbon } = leaderTones(look);
  if (!look.hidesLeaders) drawRibbons(context, core, look, 0, leaders, ribbon, 2.6);
  context.globalAlpha = 1;
}

export function drawFish(context: Context, core: FlockCore, look: StageLook): void {
  const body = BODY_SHAPES[look.shape];
  const leaders = core.leaders();
  const { scale, grows } = depthRangeOf(look);
  const { followers } = tonesOfDistance(look);
  for (let slot = core.population() - 1; slot >= leaders; slot--) {
    const tone = core.look[slot * 4 + 3] ?? 0;
    drawBody(
      context,
      core,
      slot,
      body,
      scale + grows * tone,
      followers[Math.min(Math.floor(tone * 4), 3)] ?? followers[0],
    );
  }
  if (look.hidesLeaders) return;
  for (let slot = leaders - 1; slot >= 0; slot--) {
    drawBody(context, core, slot, body, LEADER_SCALE, leaderTones(look));
    if (look.isRun) drawRing(context, core, slot);
  }
}

/** A ring round a leader, which cannot be eaten. */
function drawRing(context: Context, core: FlockCore, slot: number): void {
  context.globalAlpha = 0.5;
  context.strokeStyle = PALETTE.spared.ribbon;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(core.x[slot] ?? 0, core.y[slot] ?? 0, RING_PX, 0, TURN);
  context.stroke();
  context.globalAlpha = 1;
}

/** Golden fish, ghost, shadows and predator, each with its ribbon. */
export function drawHunters(context: Context, core: FlockCore, look: StageLook): void {
  const body = hunterBody(look);
  const tones = tonesOf(look);
  scalesOf(core, look).forEach((scale, hunter) => {
    const tone = tones[hunter];
    if (scale === 0 || tone === undefined) return;
    const slot = core.goldSlot + hunter;
    if (look.trailSegments > 0) drawFadingRibbon(context, core, slot, tone.ribbon, body.lengthPx * scale * 0.2);
    drawHunter(context, core, slot, body, scale, tone);
  });
}

/** Glowing pellets of food, which are eaten one after another. */
export function drawFood(context: Context, { foods }: FlockCore): void {
  for (let at = 0; at < foods.length; at += 4) {
    const left = (foods[at + 2] ?? 0) * PELLETS;
    for (let pellet = 0; pellet < left; pellet++) {
      const turn = ((at / 4) * PELLETS + pellet) * 2.4;
      const x = (foods[at] ?? 0) + Math.cos(turn) * Math.sqrt(pellet) * 6;
      const y = (foods[at + 1] ?? 0) + Math.sin(turn) * Math.sqrt(pellet) * 6;
      const size = Math.sqrt(Math.min(left - pellet, 1));
      context.globalAlpha = 0.16;
      drawDisc(context, x, y, 8 * size, PALETTE.foodGlow);
      context.globalAlpha = 1;
      drawDisc(context, x, y, 2.8 * size, PALETTE.food);
    }
  }
}

export function drawRipple(context: Context, { x, y, age }: Ripple): void {
  if (age >= 1) return;
  const over = (1 - age) ** 2;
  context.globalAlpha = over * 0.55;
  context.strokeStyle = PALETTE.bite;
  context.lineWidth = 3;
  context.beginPath();
  context.arc(x, y, 40 - 28 * over, 0, TURN);
  context.stroke();
  context.globalAlpha = 1;
}

/** The bands round a pond that does not fill the canvas. */
export function drawShore(context: Context, { shore }: Camera): void {
  if (shore === null) return;
  for (const [bands, color] of [
    [BEYOND_BANDS, PALETTE.beyond],
    [FOAM_BANDS, PALETTE.foam],
  ] as const) {
    context.fillStyle = color;
    bands.forEach(([inner, opacity], band) => {
      const [outer, outerOpacity] = bands[band + 1] ?? [inner, 0];
      context.globalAlpha = (opacity + outerOpacity) / 2;
      context.beginPath();
      for (const offset of [inner, outer]) {
        context.rect(-offset, -offset, shore.width + 2 * offset, shore.height + 2 * offset);
      }
      context.fill('evenodd');
    });
  }
  context.globalAlpha = 1;
}

function drawDisc(context: Context, x: number, y: number, radius: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, TURN);
  context.fill();
}

/** A ribbon that narrows and fades, piece by piece. */
function drawFadingRibbon(context: Context, core: FlockCore, slot: number, color: string, width: number): void {
  context.strokeStyle = color;
  let [beforeX, beforeY] = placeOf(core, slot, 0);
  for (let back = 1; back < core.ringRows; back++) {
    const [x, y] = placeOf(core, slot, back);
    const freshness = 1 - back / core.ringRows;
    context.globalAlpha = freshness ** 1.4;
    context.lineWidth = width * freshness;
    context.beginPath();
    context.moveTo(beforeX, beforeY);
    context.lineTo(x, y);
    context.stroke();
    [beforeX, beforeY] = [x, y];
  }
  context.globalAlpha = 1;
}

function placeOf(core: FlockCore, slot: number, back: number): [x: number, y: number] {
  const row = (core.closedRows() - back + core.ringRows * 2) % core.ringRows;
  const texel = (row * core.slots + slot) * 4;
  return [core.ring[texel] ?? 0, core.ring[texel + 1] ?? 0];
}

/** Draws a hunter with a rim. Position and velocity come from the ring, because the ghost is stored only there. */
function drawHunter(
  context: Context,
  core: FlockCore,
  slot: number,
  body: BodyShape,
  scale: number,
  tones: Tones,
): void {
  const texel = ((core.closedRows() % core.ringRows) * core.slots + slot) * 4;
  const [x = 0, y = 0, vx = 1, vy = 0] = core.ring.subarray(texel, texel + 4);
  const [phase = 0, bend = 0, size = 1] = core.look.subarray(slot * 4, slot * 4 + 4);
  const length = body.lengthPx * scale * size;
  const stretch = length / (Math.hypot(vx, vy) || 1);
  context.save();
  context.transform(vx * stretch, vy * stretch, -vy * stretch, vx * stretch, x, y);
  const beat = Math.sin(TURN * phase);
  const shades = context.createLinearGradient(0, -RIM, 0, RIM);
  for (const [at, color] of [
    [0, tones.flank],
    [0.35, tones.back],
    [0.65, tones.back],
    [1, tones.flank],
  ] as const) {
    shades.addColorStop(at, color);
  }
  for (const isEye of [false, true]) {
    context.fillStyle = isEye ? tones.flank : shades;
    context.beginPath();
    for (let i = 0; i < body.triangles.length; i += 3) {
      const corners = [body.triangles[i] ?? 0, body.triangles[i + 1] ?? 0, body.triangles[i + 2] ?? 0] as const;
      if ((body.corners[corners[0]]?.[2] ?? 0) > 1 !== isEye) continue;
      traceTriangle(
        context,
        corners.map((corner) => posed(body, corner, beat, bend)),
      );
    }
    context.fill();
  }
  context.restore();
}

/** Adds a triangle in a fixed winding, so that overlapping triangles are both filled. */
function traceTriangle(context: Context, points: readonly (readonly [x: number, y: number])[]): void {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = points;
  const isReversed = (b[0] - a[0]) * (c[1] - a[1]) < (c[0] - a[0]) * (b[1] - a[1]);
  context.moveTo(a[0], a[1]);
  for (const [x, y] of isReversed ? [c, b] : [b, c]) context.lineTo(x, y);
}

/** All ribbons of one color as one path: a stroke per fish would cost more than drawing the lines. */
function drawRibbons(
  context: Context,
  core: FlockCore,
  look: StageLook,
  from: number,
  to: number,
  color: string,
  width: number,
): void {
  const present = core.closedRows();
  const stride = Math.max(Math.floor((core.ringRows - 1) / look.trailSegments), 1);
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  for (let slot = from; slot < to; slot++) {
    for (let back = 0; back < core.ringRows; back += stride) {
      const row = (present - back + core.ringRows * 2) % core.ringRows;
      const texel = (row * core.slots + slot) * 4;
      const x = core.ring[texel] ?? 0;
      const y = core.ring[texel + 1] ?? 0;
      if (back === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
  }
  context.stroke();
}

function drawBody(context: Context, core: FlockCore, slot: number, body: BodyShape, scale: number, tones: Tones): void {
  const speed = Math.hypot(core.vx[slot] ?? 1, core.vy[slot] ?? 0) || 1;
  const length = body.lengthPx * scale * (core.look[slot * 4 + 2] ?? 1);
  const wayX = ((core.vx[slot] ?? 1) / speed) * length;
  const wayY = ((core.vy[slot] ?? 0) / speed) * length;
  const x = core.x[slot] ?? 0;
  const y = core.y[slot] ?? 0;
  const beat = Math.sin(TURN * (core.look[slot * 4] ?? 0));
  const bend = core.look[slot * 4 + 1] ?? 0;

  for (const [isFlank, color] of [
    [true, tones.flank],
    [false, tones.back],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    for (let i = 0; i < body.triangles.length; i += 3) {
      const corners = [body.triangles[i] ?? 0, body.triangles[i + 1] ?? 0, body.triangles[i + 2] ?? 0];
      const shade = corners.reduce((sum, corner) => sum + (body.corners[corner]?.[2] ?? 0), 0) / 3;
      if (shade > 0.5 !== isFlank) continue;
      for (const corner of corners) {
        const [cornerX, cornerY] = posed(body, corner, beat, bend);
        const atX = x + wayX * cornerX - wayY * cornerY;
        const atY = y + wayY * cornerX + wayX * cornerY;
        if (corner === corners[0]) context.moveTo(atX, atY);
        else context.lineTo(atX, atY);
      }
    }
    context.fill();
  }
}

/** A corner moved by the tail beat and the bend; the shaders move bodies in the same way. */
function posed(body: BodyShape, corner: number, beat: number, bend: number): [x: number, y: number] {
  const [x, y, , flex] = body.corners[corner] ?? [0, 0, 0, 0];
  if (body.motion === 'wave') return [x, y + flex * flex * 0.13 * beat + flex * 0.26 * bend];
  if (body.motion === 'flap') return [x - flex * 0.1 * beat, y * (1 - flex * (0.24 + 0.3 * beat))];
  return [x, y * (1 - 0.4 * Math.abs(bend))];
}
