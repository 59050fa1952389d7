import { isComposing } from '../../../shared/ime.ts';
import { NUDGE_PX, SCALE } from '../constants.ts';
import { centerPicture, changeCrop, redoCrop, undoCrop } from '../crop-actions.ts';
import { HANDLES, type Handle, handleDirections, moveBox, resizeBox } from '../model/box-moves.ts';
import { type CropState, canvasSize } from '../model/crop-state.ts';
import type { Point, Size } from '../model/geometry.ts';
import { panPicture, scalePicture, withTransform } from '../model/picture-moves.ts';
import { aspectRatio } from '../model/ratios.ts';

/** A key event of the browser or of React. */
interface PressedKey {
  readonly key: string;
  readonly keyCode: number;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly nativeEvent?: { readonly isComposing?: boolean };
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** All repeats of a held key are undone together. */
const GESTURE = 'keys';

/** A key while a part of the stage has the focus: `null` is the picture. Returns whether the key was used. */
export function pressStageKey(event: PressedKey, part: 'box' | Handle | null): boolean {
  if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    const length = event.shiftKey ? NUDGE_PX.fast : NUDGE_PX.normal;
    const by = { x: arrow.x * length, y: arrow.y * length };
    changeCrop((state, picture) => nudge(state, part, by, picture), GESTURE);
    return true;
  }
  if (event.key === '0') {
    centerPicture();
    return true;
  }
  const steps = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
  if (steps === 0) return false;
  changeCrop((state, picture) => scaleBySteps(state, steps, picture), GESTURE);
  return true;
}

/** Undo and redo anywhere on the page, except where a text is edited. Returns whether the key was used. */
export function pressHistoryKey(event: KeyboardEvent): boolean {
  if (isComposing(event) || !(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target))
    return false;
  const key = event.key.toLowerCase();
  if (key === 'z') {
    if (event.shiftKey) redoCrop();
    else undoCrop();
    return true;
  }
  if (key !== 'y' || event.shiftKey) return false;
  redoCrop();
  return true;
}

export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) return !['range', 'checkbox', 'radio', 'button'].includes(target.type);
  return target instanceof HTMLElement && target.isContentEditable;
}

export function toHandle(name: string | undefined): Handle | null {
  return HANDLES.find((handle) => handle === name) ?? null;
}

function nudge(state: CropState, part: 'box' | Handle | null, by: Point, picture: Size): CropState {
  const canvas = canvasSize(picture, state.transform.rotationDeg);
  if (part === null) return withTransform(state, panPicture(state.transform, by, picture), picture);
  if (part === 'box') return { ...state, box: moveBox(state.box, by, canvas) };
  return {
    ...state,
    box: resizeBox(state.box, part, alongHandle(part, by), { canvas, ratio: aspectRatio(state.aspect, picture) }),
  };
}

/** The handle of an edge also takes the arrows across its direction, which would do nothing. */
function alongHandle(handle: Handle, by: Point): Point {
  const direction = handleDirections(handle);
  if (direction.x === 0 && by.y === 0) return { x: 0, y: -by.x };
  if (direction.y === 0 && by.x === 0) return { x: -by.y, y: 0 };
  return by;
}

function scaleBySteps(state: CropState, steps: number, picture: Size): CropState {
  const { box, transform } = state;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return withTransform(state, scalePicture(transform, transform.scale + steps * SCALE.step, middle, picture), picture);
}
