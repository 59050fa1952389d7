import { BOX_SIDE_MIN_PX, CORNER_PERCENT, FIRST_BOX_SHARE, ROTATION_DEG, SCALE } from '../constants.ts';
import { clamp, type Point, type Rect, type Size, turnedSize } from './geometry.ts';
import { type Aspect, aspectRatio } from './ratios.ts';

/** Where the picture lies on the canvas (doc 2 §3). Flips come first, then scale and rotation, then the offset. */
export interface CropTransform {
  /** 1: a pixel of the picture is a pixel of the canvas. */
  readonly scale: number;
  readonly rotationDeg: number;
  /** From the middle of the canvas to the middle of the picture. */
  readonly offset: Point;
  readonly isFlippedX: boolean;
  readonly isFlippedY: boolean;
}

/** Coordinates start in the middle of the canvas, so that a rotation, which resizes the canvas, moves nothing. */
export type CropBox = Rect;

export type Shape = 'rectangle' | 'rounded' | 'circle';

export const GROUNDS = ['none', 'white', 'blue', 'red'] as const;
export type Ground = (typeof GROUNDS)[number];

export interface CropState {
  readonly transform: CropTransform;
  readonly box: CropBox;
  readonly aspect: Aspect;
  readonly shape: Shape;
  /** Of the rounded shape, in percent of the shorter side. */
  readonly cornerPercent: number;
  /** Parts of the picture that blocks of color replace, in its own whole pixels. */
  readonly mosaics: readonly Rect[];
  /** The color that a portrait's backdrop gets. */
  readonly ground: Ground;
}

export const INITIAL_TRANSFORM: CropTransform = {
  scale: SCALE.initial,
  rotationDeg: ROTATION_DEG.initial,
  offset: { x: 0, y: 0 },
  isFlippedX: false,
  isFlippedY: false,
};

/** The canvas: as large as the turned picture at scale 1. */
export function canvasSize(picture: Size, rotationDeg: number): Size {
  return turnedSize(picture, rotationDeg);
}

/** The smallest box. A canvas that is smaller than the documented minimum bounds it. */
export function boxSizeMin(canvas: Size): Size {
  return { width: Math.min(BOX_SIDE_MIN_PX, canvas.width), height: Math.min(BOX_SIDE_MIN_PX, canvas.height) };
}

/** What a picture starts with. */
export function initialState(picture: Size, aspect: Aspect): CropState {
  return {
    transform: INITIAL_TRANSFORM,
    box: centeredBox(picture, aspectRatio(aspect, picture), FIRST_BOX_SHARE),
    aspect,
    shape: 'rectangle',
    cornerPercent: CORNER_PERCENT.initial,
    mosaics: [],
    ground: 'none',
  };
}

/** The largest box of a ratio in the middle of the canvas, times `share`. */
export function centeredBox(canvas: Size, ratio: number | null, share: number): CropBox {
  const width = ratio === null ? canvas.width : Math.min(canvas.width, canvas.height * ratio);
  const height = ratio === null ? canvas.height : width / ratio;
  const min = boxSizeMin(canvas);
  const enlarged = Math.max(share, Math.min(1, Math.max(min.width / width, min.height / height)));
  const size = { width: width * enlarged, height: height * enlarged };
  return fitBox({ x: -size.width / 2, y: -size.height / 2, ...size }, canvas);
}

/** The box in whole pixels, inside of the canvas. Whole pixels count from the top left corner of the canvas. */
export function fitBox(box: CropBox, canvas: Size): CropBox {
  const width = clamp(Math.round(box.width), 1, Math.max(1, Math.floor(canvas.width)));
  const height = clamp(Math.round(box.height), 1, Math.max(1, Math.floor(canvas.height)));
  return {
    x: fitStart(box.x, width, canvas.width),
    y: fitStart(box.y, height, canvas.height),
    width,
    height,
  };
}

function fitStart(start: number, length: number, canvasLength: number): number {
  const fromEdge = clamp(Math.round(start + canvasLength / 2), 0, Math.floor(canvasLength - length));
  return fromEdge - canvasLength / 2;
}

/** The box as the visitor reads it: from the top left corner of the canvas, in whole pixels. */
export function shownBox({ x, y, width, height }: CropBox, canvas: Size): Rect {
  return { x: Math.round(x + canvas.width / 2), y: Math.round(y + canvas.height / 2), width, height };
}
