import { DRAGGED_SIDE_MIN_PX, STAGE_MARGIN_PX, WHEEL_PAUSE_MS, WHEEL_SCALE } from '../constants.ts';
import { changeCrop, sealGesture } from '../crop-actions.ts';
import { useCropStore } from '../crop-store.ts';
import { HANDLES, type Handle, moveBox, resizeBox } from '../model/box-moves.ts';
import { type CropState, canvasSize } from '../model/crop-state.ts';
import type { Point, Size } from '../model/geometry.ts';
import { panPicture, scalePicture, withTransform } from '../model/picture-moves.ts';
import { aspectRatio } from '../model/ratios.ts';
import { type Pinch, pinchPicture, toCanvasPoint, toPinch } from '../model/stage-view.ts';
import { viewOf } from './stage-renderer.ts';

/** One drag from its start on. Every move applies to the state at the start, so that nothing adds up. */
type Drag =
  | { readonly kind: 'box'; readonly start: CropState; readonly from: Point }
  | { readonly kind: 'picture'; readonly start: CropState; readonly from: Point }
  | { readonly kind: 'handle'; readonly handle: Handle; readonly start: CropState; readonly from: Point }
  | { readonly kind: 'pinch'; readonly start: CropState; readonly from: Pinch };

const GESTURE = 'stage';
const MIDDLE_BUTTON = 1;
const RIGHT_BUTTON = 2;

/**
 * Pointers on the stage (doc 2 §4): on a handle they resize the box, in the box they move it, elsewhere they move the
 * picture. With the space bar, the middle button or two fingers they move the picture from anywhere (trap T59); two
 * fingers also scale and turn it. The wheel scales. `isPanning` tells whether the space bar is held.
 */
export function listenToStage(stage: HTMLElement, isPanning: () => boolean): () => void {
  const pointers = new Map<number, Point>();
  let drag: Drag | null = null;
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;
  const at = (event: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const setDrag = (next: Drag | null) => {
    drag = next;
    if (next === null) delete stage.dataset.drag;
    else stage.dataset.drag = next.kind;
  };

  const handleDown = (event: PointerEvent) => {
    const { history } = useCropStore.getState();
    if (event.button === RIGHT_BUTTON || history === null || pointers.size === 2) return;
    if (event.button === MIDDLE_BUTTON) event.preventDefault();
    pointers.set(event.pointerId, at(event));
    stage.setPointerCapture(event.pointerId);
    const [one, other] = [...pointers.values()];
    if (one !== undefined && other !== undefined) {
      setDrag({ kind: 'pinch', start: history.present, from: toPinch(one, other) });
    } else {
      const isPan = isPanning() || event.button === MIDDLE_BUTTON;
      setDrag(toDrag(isPan ? null : event.target, history.present, at(event)));
    }
  };
  const handleMove = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId) || drag === null) return;
    pointers.set(event.pointerId, at(event));
    applyDrag(stage, drag, [...pointers.values()]);
  };
  const handleUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    // A finger that stays after a pinch would make the picture jump.
    setDrag(null);
    if (pointers.size === 0) sealGesture();
  };
  const handleWheel = (event: WheelEvent) => {
    event.preventDefault();
    if (drag !== null) return;
    const growth = Math.exp(-event.deltaY * (event.ctrlKey ? WHEEL_SCALE.pinch : WHEEL_SCALE.wheel));
    const point = at(event);
    changeCrop((state, picture) => {
      const anchor = toCanvasPoint(viewOf(stage, state, picture), point);
      const transform = scalePicture(state.transform, state.transform.scale * growth, anchor, picture);
      return withTransform(state, transform, picture);
    }, 'wheel');
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(sealGesture, WHEEL_PAUSE_MS);
  };

  const controller = new AbortController();
  const { signal } = controller;
  stage.addEventListener('pointerdown', handleDown, { signal });
  stage.addEventListener('pointermove', handleMove, { signal });
  stage.addEventListener('pointerup', handleUp, { signal });
  stage.addEventListener('pointercancel', handleUp, { signal });
  // Also where the element that took the pointer is gone.
  stage.addEventListener('lostpointercapture', handleUp, { signal });
  stage.addEventListener('wheel', handleWheel, { passive: false, signal });
  return () => {
    controller.abort();
    clearTimeout(wheelTimer);
    sealGesture();
  };
}

function toDrag(target: EventTarget | null, start: CropState, from: Point): Drag {
  const element = target instanceof Element ? target : null;
  const name = element?.closest('[data-handle]')?.getAttribute('data-handle');
  const handle = HANDLES.find((each) => each === name);
  if (handle !== undefined) return { kind: 'handle', handle, start, from };
  return { kind: element?.closest('[data-crop-box]') ? 'box' : 'picture', start, from };
}

function applyDrag(stage: HTMLElement, drag: Drag, pointers: readonly Point[]): void {
  const [one, other] = pointers;
  if (one === undefined) return;
  changeCrop((present, picture) => {
    const { start } = drag;
    if (drag.kind === 'pinch') {
      if (other === undefined) return present;
      const size = { width: stage.clientWidth, height: stage.clientHeight };
      const transform = pinchPicture(start, picture, size, STAGE_MARGIN_PX, drag.from, toPinch(one, other));
      return withTransform(start, transform, picture);
    }
    const { zoom } = viewOf(stage, start, picture);
    const by = { x: (one.x - drag.from.x) / zoom, y: (one.y - drag.from.y) / zoom };
    return applyMove(drag, by, picture, zoom);
  }, GESTURE);
}

function applyMove(drag: Exclude<Drag, { kind: 'pinch' }>, by: Point, picture: Size, zoom: number): CropState {
  const { start } = drag;
  const canvas = canvasSize(picture, start.transform.rotationDeg);
  if (drag.kind === 'picture') return withTransform(start, panPicture(start.transform, by, picture), picture);
  if (drag.kind === 'box') return { ...start, box: moveBox(start.box, by, canvas) };
  const bounds = { canvas, ratio: aspectRatio(start.aspect, picture), sideMin: DRAGGED_SIDE_MIN_PX / zoom };
  return { ...start, box: resizeBox(start.box, drag.handle, by, bounds) };
}
