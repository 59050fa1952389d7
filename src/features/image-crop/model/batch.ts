import { fitToRatio } from './box-moves.ts';
import { type CropState, canvasSize } from './crop-state.ts';
import type { Size } from './geometry.ts';
import { scaleMosaic } from './mosaic.ts';
import { aspectRatio } from './ratios.ts';

/**
 * The state of one picture for another one: the box takes the same part of its canvas, as far as its ratio allows. The same
 * state for a picture of the same size.
 */
export function toBatchState(state: CropState, from: Size, to: Size): CropState {
  if (from.width === to.width && from.height === to.height) return state;
  const { transform, aspect, box } = state;
  const before = canvasSize(from, transform.rotationDeg);
  const canvas = canvasSize(to, transform.rotationDeg);
  const [x, y] = [canvas.width / before.width, canvas.height / before.height];
  const placed = { x: box.x * x, y: box.y * y, width: box.width * x, height: box.height * y };
  const offset = { x: transform.offset.x * x, y: transform.offset.y * y };
  return {
    ...state,
    transform: { ...transform, offset },
    mosaics: state.mosaics.map((mosaic) => scaleMosaic(mosaic, from, to)),
    box: fitToRatio(placed, aspectRatio(aspect, to), canvas),
  };
}

/** Names that are all different, in their order: a repeated one gets a number before its extension. */
export function toDistinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    let distinct = name;
    for (let count = 2; taken.has(distinct); count += 1) distinct = `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
    taken.add(distinct);
    return distinct;
  });
}
