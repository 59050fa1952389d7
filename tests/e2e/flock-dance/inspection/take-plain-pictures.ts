import type { FlockCore } from '../../../../src/core/flock/flock-core.ts';
import type { FlockView } from '../../../../workers/flock/flock.api.ts';
import { drawFood, drawHunters } from '../../../../workers/flock/stage/plain-drawing.ts';
import type { StageLook } from '../../../../workers/flock/stage/stage.ts';
import type { Picture, Pictures } from './compare-pictures.ts';

/** Draws the present with Canvas 2D. The picture on the canvas is whole; it is put back at the end. */
export function takePlainPictures(
  canvas: OffscreenCanvas,
  core: FlockCore,
  look: StageLook,
  view: FlockView,
): Pictures {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The canvas has no 2D context');
  const whole = context.getImageData(0, 0, canvas.width, canvas.height);
  const clear = () => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
  };
  clear();
  const water = context.getImageData(0, 0, canvas.width, canvas.height);
  context.scale(canvas.width / view.width, canvas.height / view.height);
  drawFood(context, core);
  drawHunters(context, core, look);
  const others = context.getImageData(0, 0, canvas.width, canvas.height);
  clear();
  context.putImageData(whole, 0, 0);
  return { water: toPicture(water), others: toPicture(others), whole: toPicture(whole) };
}

function toPicture({ width, height, data }: ImageData): Picture {
  return { width, height, pixels: data, isBottomUp: false };
}
