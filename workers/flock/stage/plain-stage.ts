import { AppError } from '../../../src/core/errors.ts';
import type { FlockInspection, FlockView } from '../flock.api.ts';
import type { FlockCore } from '../flock-wasm.ts';
import { BODY_SHAPES, type BodyShape } from './body-shapes.ts';
import { createFrameClock } from './frame-clock.ts';
import { comparePictures } from './inspect-picture.ts';
import { PALETTE } from './palette.ts';
import type { FlockStage, StageLook, StageOptions } from './stage.ts';

const TURN = Math.PI * 2;
const LEADER_SCALE = 1.5;
const PREDATOR_SCALE = 2.9;

type Tones = { readonly back: string; readonly flank: string };

/**
 * Draws the flock with Canvas 2D, for browsers without WebGL 2: the same bodies in two flat tones, ribbons as
 * lines. The page's background is the water.
 * @throws AppError `canvas-unavailable` when the canvas gives no 2D context.
 */
export function openPlainStage(options: StageOptions): FlockStage {
  const { canvas, core } = options;
  const context = canvas.getContext('2d');
  if (context === null) throw new AppError('canvas-unavailable', 'The canvas gives neither WebGL 2 nor 2D');
  let { look, view } = options;
  let isRunning = false;
  sizeCanvas(canvas, view);

  const render = (showsSwarm = true) => {
    const before = performance.now();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(view.pixelRatio, 0, 0, view.pixelRatio, 0, 0);
    if (showsSwarm) drawSwarm(context, core, look);
    options.onDrawn(performance.now() - before);
  };
  const clock = createFrameClock((elapsed) => {
    options.onFrame(elapsed);
    render();
  });

  return {
    renderer: 'canvas2d',
    isSoftware: true,
    canDraw: () => true,
    setLook(next: StageLook) {
      look = next;
      if (!isRunning) render();
    },
    resize(next: FlockView) {
      view = next;
      sizeCanvas(canvas, view);
      if (!isRunning) render();
    },
    setRunning(next: boolean) {
      isRunning = next;
      clock.setRunning(next);
    },
    inspect(): FlockInspection {
      const picture = (showsSwarm: boolean) => {
        render(showsSwarm);
        const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
        return { width, height, pixels: data, isBottomUp: false };
      };
      return comparePictures(core, view, picture(false), picture(true));
    },
    dispose() {
      clock.setRunning(false);
    },
  };
}

function sizeCanvas(canvas: OffscreenCanvas, view: FlockView): void {
  canvas.width = Math.max(Math.round(view.width * view.pixelRatio), 1);
  canvas.height = Math.max(Math.round(view.height * view.pixelRatio), 1);
}

function drawSwarm(context: OffscreenCanvasRenderingContext2D, core: FlockCore, look: StageLook): void {
  const body = BODY_SHAPES[look.shape];
  const population = core.population();
  const leaders = core.leaders();
  if (look.trailSegments > 0) {
    context.globalAlpha = 0.22;
    drawRibbons(context, core, look, leaders, population, PALETTE.ribbon, 1.4);
    context.globalAlpha = 0.5;
    if (!look.hidesLeaders) drawRibbons(context, core, look, 0, leaders, PALETTE.leaderRibbon, 2.6);
    context.globalAlpha = 1;
  }
  if (look.hasPredator) drawBody(context, core, core.predatorSlot, body, PREDATOR_SCALE, PALETTE.predator);
  for (let slot = population - 1; slot >= leaders; slot--) {
    const tone = core.look[slot * 4 + 3] ?? 0;
    drawBody(context, core, slot, body, 0.84 + 0.3 * tone, followerTones(tone));
  }
  if (look.hidesLeaders) return;
  for (let slot = leaders - 1; slot >= 0; slot--) drawBody(context, core, slot, body, LEADER_SCALE, PALETTE.leader);
}

function followerTones(tone: number): Tones {
  return PALETTE.followers[Math.min(Math.floor(tone * 4), 3)] ?? PALETTE.followers[0];
}

/** All ribbons of one color as one path: a stroke a fish would cost more than the lines. */
function drawRibbons(
  context: OffscreenCanvasRenderingContext2D,
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

function drawBody(
  context: OffscreenCanvasRenderingContext2D,
  core: FlockCore,
  slot: number,
  body: BodyShape,
  scale: number,
  tones: Tones,
): void {
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

/** A corner as the beat and the bend move it; the shaders pose bodies the same way. */
function posed(body: BodyShape, corner: number, beat: number, bend: number): [x: number, y: number] {
  const [x, y, , flex] = body.corners[corner] ?? [0, 0, 0, 0];
  if (body.motion === 'wave') return [x, y + flex * flex * 0.13 * beat + flex * 0.26 * bend];
  if (body.motion === 'flap') return [x - flex * 0.1 * beat, y * (1 - flex * (0.24 + 0.3 * beat))];
  return [x, y * (1 - 0.4 * Math.abs(bend))];
}
