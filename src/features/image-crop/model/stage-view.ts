import { VIEW_SCALE_MAX } from '../constants.ts';
import { type CropState, type CropTransform, canvasSize } from './crop-state.ts';
import { clamp, type Point, plain, type Rect, type Size, turnPoint } from './geometry.ts';
import { clampScale } from './picture-moves.ts';

/** How the canvas lies in the stage, the element on the screen: centered, and scaled to fit. */
export interface StageView {
  readonly stage: Size;
  readonly canvas: Size;
  /** Screen pixels per pixel of the canvas. */
  readonly zoom: number;
}

export function toStageView(picture: Size, rotationDeg: number, stage: Size, marginPx: number): StageView {
  const canvas = canvasSize(picture, rotationDeg);
  const room = { width: Math.max(1, stage.width - 2 * marginPx), height: Math.max(1, stage.height - 2 * marginPx) };
  const zoom = Math.min(VIEW_SCALE_MAX, room.width / canvas.width, room.height / canvas.height);
  return { stage, canvas, zoom };
}

/** A point of the stage, counted from its top left corner, as a point of the canvas. */
export function toCanvasPoint({ stage, zoom }: StageView, { x, y }: Point): Point {
  return { x: (x - stage.width / 2) / zoom, y: (y - stage.height / 2) / zoom };
}

/** A rectangle of the canvas on the stage. */
export function toStageRect({ stage, zoom }: StageView, { x, y, width, height }: Rect): Rect {
  return {
    x: stage.width / 2 + x * zoom,
    y: stage.height / 2 + y * zoom,
    width: width * zoom,
    height: height * zoom,
  };
}

/** Style of an element that has the size of `drawn` and shows the whole picture. Its transform origin is its corner. */
export function toPictureStyle(view: StageView, transform: CropTransform, picture: Size, drawn: Size): string {
  const { stage, zoom } = view;
  const { offset, scale, rotationDeg, isFlippedX, isFlippedY } = transform;
  const scaleX = (zoom * scale * picture.width * (isFlippedX ? -1 : 1)) / drawn.width;
  const scaleY = (zoom * scale * picture.height * (isFlippedY ? -1 : 1)) / drawn.height;
  const [x, y] = [stage.width / 2 + offset.x * zoom, stage.height / 2 + offset.y * zoom];
  return `translate(${x}px, ${y}px) rotate(${rotationDeg}deg) scale(${scaleX}, ${scaleY}) translate(${-drawn.width / 2}px, ${-drawn.height / 2}px)`;
}

/** Two fingers on the stage. */
export interface Pinch {
  readonly middle: Point;
  readonly distance: number;
  readonly angleDeg: number;
}

/** Turning starts after this much, so that zooming does not tilt the picture by accident. */
const TURN_SLACK_DEG = 8;

export function toPinch(one: Point, other: Point): Pinch {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    distance: Math.max(1, Math.hypot(dx, dy)),
    angleDeg: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** Degrees by which a pinch turns the picture. */
export function pinchTurn(from: Pinch, to: Pinch): number {
  const turned = ((((to.angleDeg - from.angleDeg) % 360) + 540) % 360) - 180;
  return plain(Math.round(Math.sign(turned) * Math.max(0, Math.abs(turned) - TURN_SLACK_DEG)));
}

/** The transform after a pinch: the picture's point between the fingers stays between them. */
export function pinchPicture(
  state: CropState,
  picture: Size,
  stage: Size,
  marginPx: number,
  from: Pinch,
  to: Pinch,
): CropTransform {
  const { transform } = state;
  const before = toStageView(picture, transform.rotationDeg, stage, marginPx);
  const turn = pinchTurn(from, to);
  const rotationDeg = (((transform.rotationDeg + turn) % 360) + 360) % 360;
  const after = toStageView(picture, rotationDeg, stage, marginPx);
  const growth = clamp(to.distance / from.distance, 0.01, 100);
  const scale = clampScale((transform.scale * growth * before.zoom) / after.zoom);
  const start = toCanvasPoint(before, from.middle);
  const end = toCanvasPoint(after, to.middle);
  const arm = { x: transform.offset.x - start.x, y: transform.offset.y - start.y };
  const turned = turnPoint(arm, turn);
  const share = scale / transform.scale;
  return {
    ...transform,
    scale,
    rotationDeg,
    offset: { x: Math.round(end.x + turned.x * share), y: Math.round(end.y + turned.y * share) },
  };
}
