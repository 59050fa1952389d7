import { AppError } from '../../../src/core/errors.ts';
import type { FlockView } from '../flock.api.ts';
import { createBites } from './bites.ts';
import { createCourses } from './courses.ts';
import { createDistance, hasDepth } from './distance.ts';
import { createFrameClock } from './frame-clock.ts';
import { drawCourses, drawDistance } from './plain-distance.ts';
import { drawFish, drawFishRibbons, drawFood, drawHunters, drawRipple, drawShore } from './plain-drawing.ts';
import type { FlockStage, StageLook, StageOptions } from './stage.ts';

/**
 * Draws the flock with Canvas 2D, for browsers without WebGL 2: followers and leaders in two flat tones, hunters with a
 * gradient, ribbons as lines. The page's background is the water.
 * @throws AppError `canvas-unavailable` when the canvas gives no 2D context.
 */
export function openPlainStage(options: StageOptions): FlockStage {
  const { canvas, core } = options;
  const context = canvas.getContext('2d');
  if (context === null) throw new AppError('canvas-unavailable', 'The canvas gives neither WebGL 2 nor 2D');
  let { look, view } = options;
  const bites = createBites(core);
  const distance = createDistance();
  const courses = createCourses(core);
  let isRunning = false;
  let seconds = 0;
  sizeCanvas(canvas, view);

  const render = () => {
    const before = performance.now();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    const camera = options.camera();
    const zoom = view.pixelRatio * camera.scale;
    context.setTransform(zoom, 0, 0, zoom, -camera.x * zoom, -camera.y * zoom);
    if (hasDepth(look)) distance.move(seconds, view.width, view.height, look);
    drawDistance(context, distance, look);
    drawShore(context, camera);
    const ripple = bites.note(seconds, look.isCalm, camera.marksPlayer);
    drawFishRibbons(context, core, look);
    drawFood(context, core);
    drawRipple(context, ripple);
    drawCourses(context, courses, courses.move(seconds, look.isCalm), look);
    drawFish(context, core, look);
    drawHunters(context, core, look);
    options.onDrawn(performance.now() - before);
  };
  const clock = createFrameClock(options.frameRateMax, (elapsed) => {
    seconds += elapsed;
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
      // At once, because a resized canvas is empty.
      render();
    },
    setRunning(next: boolean) {
      isRunning = next;
      clock.setRunning(next);
    },
    flashCourses() {
      courses.flash();
      if (!isRunning) render();
    },
    takePicture() {
      render();
      return createImageBitmap(canvas);
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
