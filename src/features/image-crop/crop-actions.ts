import type { History } from '../../shared/history.ts';
import { chooseCrop, cropChoices } from './choices-store.ts';
import { useCropStore } from './crop-store.ts';
import { fitToRatio } from './model/box-moves.ts';
import {
  type CropState,
  canvasSize,
  centeredBox,
  INITIAL_TRANSFORM,
  initialState,
  type Shape,
} from './model/crop-state.ts';
import type { Size } from './model/geometry.ts';
import { record, redo, seal, undo } from './model/history.ts';
import { PRESET_IDS, PRESETS, type PresetId, presetLimitKb } from './model/presets.ts';
import { type Aspect, aspectRatio, changeExactSize, type RatioId } from './model/ratios.ts';

/**
 * Changes the state. Changes of the same gesture are undone together and settle with `sealGesture`; null is a change of
 * its own.
 */
export function changeCrop(change: (state: CropState, picture: Size) => CropState, gesture: string | null): void {
  const { history, picture } = useCropStore.getState();
  if (history === null || picture === null) return;
  show(record(history, change(history.present, picture.size), gesture), true);
}

export function sealGesture(): void {
  const { history } = useCropStore.getState();
  if (history !== null) show(seal(history), false);
}

export function undoCrop(): void {
  const { history } = useCropStore.getState();
  if (history !== null) show(undo(history), true);
}

export function redoCrop(): void {
  const { history } = useCropStore.getState();
  if (history !== null) show(redo(history), true);
}

/** Back to how the picture was opened, with the present ratio. Can be undone. */
export function resetCrop(): void {
  changeCrop((state, picture) => ({ ...initialState(picture, state.aspect), shape: state.shape }), null);
}

export function selectWhole(): void {
  changeCrop((state, picture) => {
    const canvas = canvasSize(picture, state.transform.rotationDeg);
    return { ...state, box: centeredBox(canvas, aspectRatio(state.aspect, picture), 1) };
  }, null);
}

/** A fixed ratio, which is remembered. */
export function chooseRatio(id: RatioId): void {
  chooseCrop({ ratio: id });
  setAspect({ kind: 'ratio', id });
}

/** The exact size of the result. The box takes its proportions. */
export function chooseExactSize(size: Size): void {
  setAspect({ kind: 'exact', size });
}

/**
 * One side of the exact size; with `keepsRatio`, the other one follows. Starts from the present size, which may be newer than
 * the shown one.
 */
export function enterExactSide(side: 'width' | 'height', value: number, keepsRatio: boolean): void {
  changeCrop((state, picture) => {
    if (state.aspect.kind !== 'exact') return state;
    const { size } = state.aspect;
    const ratio = keepsRatio ? size.width / size.height : null;
    return withAspect(state, { kind: 'exact', size: changeExactSize(size, side, value, ratio) }, picture);
  }, null);
}

/** Free proportions and the picture's own pixels again, with the remembered ratio. */
export function chooseNaturalSize(): void {
  setAspect({ kind: 'ratio', id: cropChoices.useValue.getState().ratio });
}

/**
 * A usual size. A preset that limits the bytes also chooses a format that can be compressed; its limit ends with it, and a
 * limit that the visitor entered stays.
 */
export function choosePreset(id: PresetId): void {
  const { limitKb } = useCropStore.getState();
  const ended = presentPreset();
  const kept = ended !== null && presetLimitKb(ended) === limitKb ? null : limitKb;
  const { width, height } = PRESETS[id];
  const demanded = presetLimitKb(id);
  if (demanded !== null) chooseCrop({ format: 'jpeg' });
  setLimitKb(demanded ?? kept);
  setAspect({ kind: 'exact', size: { width, height } });
}

/** The preset whose size is set; null for none. Of two with the same size, the one whose limit is set as well. */
export function presentPreset(): PresetId | null {
  const { history, limitKb } = useCropStore.getState();
  const aspect = history?.present.aspect;
  if (aspect?.kind !== 'exact') return null;
  const { width, height } = aspect.size;
  const same = PRESET_IDS.filter((id) => PRESETS[id].width === width && PRESETS[id].height === height);
  return same.find((id) => presetLimitKb(id) === limitKb) ?? same[0] ?? null;
}

/** A circle in a free box starts as a circle, not as an ellipse. */
export function chooseShape(shape: Shape): void {
  changeCrop((state, picture) => {
    const isFree = aspectRatio(state.aspect, picture) === null;
    const next = { ...state, shape };
    return shape === 'circle' && isFree ? withAspect(next, { kind: 'ratio', id: '1:1' }, picture) : next;
  }, null);
}

export function setLimitKb(limitKb: number | null): void {
  useCropStore.setState({ limitKb });
}

/** Puts the picture back to scale 1 in the middle of the canvas. Rotation, flips and box stay. */
export function centerPicture(): void {
  const { scale, offset } = INITIAL_TRANSFORM;
  changeCrop((state) => ({ ...state, transform: { ...state.transform, scale, offset } }), null);
}

function setAspect(aspect: Aspect): void {
  changeCrop((state, picture) => withAspect(state, aspect, picture), null);
}

function withAspect(state: CropState, aspect: Aspect, picture: Size): CropState {
  const canvas = canvasSize(picture, state.transform.rotationDeg);
  return { ...state, aspect, box: fitToRatio(state.box, aspectRatio(aspect, picture), canvas) };
}

function show(history: History<CropState>, isChange: boolean): void {
  const before = useCropStore.getState();
  if (history === before.history) return;
  const settled = history.gesture === null ? history.present : before.settled;
  useCropStore.setState({ history, settled, isUnsaved: before.isUnsaved || isChange });
}
