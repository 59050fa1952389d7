import { canvasToPicture } from './crop-geometry.ts';
import type { CropState } from './crop-state.ts';
import { clamp, type Rect, type Size } from './geometry.ts';

const BLOCKS_ALONG = 64;
const BLOCK_MIN_PX = 8;

/** Side of a block, in pixels of the picture. */
export function mosaicBlock({ width, height }: Size): number {
  return Math.max(BLOCK_MIN_PX, Math.round(Math.max(width, height) / BLOCKS_ALONG));
}

/** Hides what lies below the box: the upright rectangle of the picture around it. The same state where that is nothing. */
export function addMosaic(state: CropState, picture: Size): CropState {
  const { x, y, width, height } = state.box;
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ].map((corner) => canvasToPicture(state.transform, corner, picture));
  const [left, right] = edges(
    corners.map((corner) => corner.x),
    picture.width,
  );
  const [top, bottom] = edges(
    corners.map((corner) => corner.y),
    picture.height,
  );
  if (right <= left || bottom <= top) return state;
  const mosaic = { x: left, y: top, width: right - left, height: bottom - top };
  return { ...state, mosaics: [...state.mosaics, mosaic] };
}

/** The same part of another picture. */
export function scaleMosaic(mosaic: Rect, from: Size, to: Size): Rect {
  const [x, y] = [to.width / from.width, to.height / from.height];
  const [left, right] = edges([mosaic.x * x, (mosaic.x + mosaic.width) * x], to.width);
  const [top, bottom] = edges([mosaic.y * y, (mosaic.y + mosaic.height) * y], to.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whole pixels that hold all of these places. Places an edge of a pixel off by rounding stay there. */
function edges(places: readonly number[], length: number): readonly [number, number] {
  const tolerance = 1e-6;
  return [
    clamp(Math.floor(Math.min(...places) + tolerance), 0, length),
    clamp(Math.ceil(Math.max(...places) - tolerance), 0, length),
  ];
}
