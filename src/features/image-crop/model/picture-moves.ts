import { KEPT_VISIBLE_PX, QUARTER_TURN_DEG, ROTATION_DEG, SCALE } from '../constants.ts';
import { fitToRatio } from './box-moves.ts';
import { type CropBox, type CropState, type CropTransform, canvasSize, fitBox } from './crop-state.ts';
import { clamp, type Point, plain, type Size, turnedSize, turnPoint, wrapDegrees } from './geometry.ts';
import { aspectRatio } from './ratios.ts';

/** Moves the picture on the canvas by whole pixels. A part of it always stays on the canvas. */
export function panPicture(transform: CropTransform, by: Point, picture: Size): CropTransform {
  const { x, y } = transform.offset;
  return keepReachable({ ...transform, offset: { x: Math.round(x + by.x), y: Math.round(y + by.y) } }, picture);
}

/** Scales the picture. The point of the picture at `anchor`, which is a point of the canvas, stays there. */
export function scalePicture(transform: CropTransform, scale: number, anchor: Point, picture: Size): CropTransform {
  const next = clampScale(scale);
  const share = next / transform.scale;
  const offset = {
    x: Math.round(anchor.x - (anchor.x - transform.offset.x) * share),
    y: Math.round(anchor.y - (anchor.y - transform.offset.y) * share),
  };
  return keepReachable({ ...transform, scale: next, offset }, picture);
}

/** In hundredths, so that the value is readable. */
export function clampScale(scale: number): number {
  return clamp(Math.round(scale * 100) / 100, SCALE.min, SCALE.max);
}

/** Turns the picture around the middle of the canvas. The canvas grows or shrinks around the turned picture. */
export function rotateTo(state: CropState, rotationDeg: number, picture: Size): CropState {
  const degrees = clamp(Math.round(rotationDeg), ROTATION_DEG.min, ROTATION_DEG.max);
  const { transform } = state;
  const turned = turnPoint(transform.offset, degrees - transform.rotationDeg);
  const offset = { x: plain(Math.round(turned.x)), y: plain(Math.round(turned.y)) };
  return withTransform(state, { ...transform, rotationDeg: degrees, offset }, picture);
}

/** Turns picture and box by a quarter, modulo 360 (doc 2 §5). The box keeps its content where its ratio allows. */
export function turnQuarter(state: CropState, direction: 1 | -1, picture: Size): CropState {
  const degrees = direction * QUARTER_TURN_DEG;
  const { transform, box } = state;
  const { x, y } = turnPoint(transform.offset, degrees);
  const next = {
    ...transform,
    rotationDeg: wrapDegrees(transform.rotationDeg + degrees),
    offset: { x: plain(x), y: plain(y) },
  };
  return withTransform({ ...state, box: turnBox(box, degrees) }, next, picture);
}

/** Mirrors what the canvas shows, the box with it. */
export function flip(state: CropState, axis: 'x' | 'y', picture: Size): CropState {
  const { transform, box } = state;
  const { offset, isFlippedX, isFlippedY } = transform;
  const isX = axis === 'x';
  const next = {
    ...transform,
    rotationDeg: wrapDegrees(-transform.rotationDeg),
    offset: isX ? { x: plain(-offset.x), y: offset.y } : { x: offset.x, y: plain(-offset.y) },
    isFlippedX: isX ? !isFlippedX : isFlippedX,
    isFlippedY: isX ? isFlippedY : !isFlippedY,
  };
  const mirrored = isX ? { ...box, x: -(box.x + box.width) } : { ...box, y: -(box.y + box.height) };
  return withTransform({ ...state, box: mirrored }, next, picture);
}

/** A new transform; the box stays within the canvas and keeps its ratio. */
export function withTransform(state: CropState, transform: CropTransform, picture: Size): CropState {
  const canvas = canvasSize(picture, transform.rotationDeg);
  const { box } = state;
  const isInside = box.width <= canvas.width && box.height <= canvas.height;
  const ratio = aspectRatio(state.aspect, picture);
  const hasRatio = ratio === null || Math.abs(box.width - box.height * ratio) <= Math.max(1, ratio);
  const isKept = isInside && hasRatio;
  return {
    ...state,
    transform: keepReachable(transform, picture),
    box: isKept ? keepInside(box, canvas) : fitToRatio(box, ratio, canvas),
  };
}

/** Moves the box only if it leaves the canvas, so that a rotation there and back changes nothing. */
function keepInside(box: CropBox, canvas: Size): CropBox {
  const isInside =
    Math.abs(box.x + box.width / 2) + box.width / 2 <= canvas.width / 2 &&
    Math.abs(box.y + box.height / 2) + box.height / 2 <= canvas.height / 2;
  return isInside ? box : fitBox(box, canvas);
}

function turnBox({ x, y, width, height }: CropBox, degrees: number): CropBox {
  const middle = turnPoint({ x: x + width / 2, y: y + height / 2 }, degrees);
  return { x: middle.x - height / 2, y: middle.y - width / 2, width: height, height: width };
}

function keepReachable(transform: CropTransform, picture: Size): CropTransform {
  const { rotationDeg, scale, offset } = transform;
  const canvas = canvasSize(picture, rotationDeg);
  const shown = turnedSize({ width: picture.width * scale, height: picture.height * scale }, rotationDeg);
  const limit = (canvasLength: number, length: number) =>
    Math.max(0, Math.floor((canvasLength + length) / 2 - Math.min(KEPT_VISIBLE_PX, length / 2)));
  const [x, y] = [limit(canvas.width, shown.width), limit(canvas.height, shown.height)];
  const kept = { x: clamp(offset.x, -x, x), y: clamp(offset.y, -y, y) };
  return kept.x === offset.x && kept.y === offset.y ? transform : { ...transform, offset: kept };
}
