import { BADGE_SIDE_MIN_PX, HANDLE_SHARE_MAX, SQUARE_PIXELS_FROM, STAGE_MARGIN_PX } from '../constants.ts';
import { type CropPicture, useCropStore } from '../crop-store.ts';
import { naturalSize } from '../model/crop-geometry.ts';
import type { CropState } from '../model/crop-state.ts';
import type { Rect, Size } from '../model/geometry.ts';
import { mosaicBlock } from '../model/mosaic.ts';
import { type StageView, toPictureStyle, toStageRect, toStageView } from '../model/stage-view.ts';
import { copy } from '../words.ts';

/** The elements of the stage that follow every frame of a gesture, past React. */
interface StageElements {
  readonly stage: HTMLElement;
  /** The canvas of the crop: it clips the picture, and its ground shows through transparent pixels. */
  readonly ground: HTMLElement;
  readonly picture: HTMLCanvasElement;
  readonly box: HTMLElement;
  /** Lies over the canvas where the box is, and darkens everything around its shape. */
  readonly shade: HTMLElement;
  readonly badge: HTMLElement;
}

/** Draws the picture once and then moves the elements with every change, until the returned function is called. */
export function startStage(elements: StageElements, picture: CropPicture): () => void {
  let drawn: CropState['mosaics'] | null = null;
  const paint = () => {
    const { history } = useCropStore.getState();
    if (history === null) return;
    const { mosaics } = history.present;
    if (mosaics !== drawn) drawPicture(elements.picture, picture, mosaics);
    drawn = mosaics;
    paintStage(elements, history.present, picture);
  };
  const unsubscribe = useCropStore.subscribe((state, before) => {
    if (state.history?.present !== before.history?.present) paint();
  });
  const observer = new ResizeObserver(paint);
  observer.observe(elements.stage);
  paint();
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}

/** How the canvas lies in the stage now. */
export function viewOf(stage: HTMLElement, state: CropState, picture: Size): StageView {
  const size = { width: stage.clientWidth, height: stage.clientHeight };
  return toStageView(picture, state.transform.rotationDeg, size, STAGE_MARGIN_PX);
}

function drawPicture(canvas: HTMLCanvasElement, { view, size }: CropPicture, mosaics: CropState['mosaics']): void {
  canvas.width = view.width;
  canvas.height = view.height;
  const context = canvas.getContext('2d');
  context?.drawImage(view, 0, 0);
  const block = mosaicBlock(size);
  const [across, down] = [view.width / size.width, view.height / size.height];
  for (const { x, y, width, height } of mosaics) {
    const blocks = document.createElement('canvas');
    blocks.width = Math.ceil(width / block);
    blocks.height = Math.ceil(height / block);
    const part = [x * across, y * down, width * across, height * down] as const;
    blocks.getContext('2d')?.drawImage(view, ...part, 0, 0, blocks.width, blocks.height);
    if (context === null) continue;
    context.imageSmoothingEnabled = false;
    context.clearRect(...part);
    context.drawImage(blocks, ...part);
  }
}

function paintStage(elements: StageElements, state: CropState, { size, view: drawn }: CropPicture): void {
  const view = viewOf(elements.stage, state, size);
  const { canvas, zoom } = view;
  const { transform, box } = state;
  place(elements.ground, toStageRect(view, { x: -canvas.width / 2, y: -canvas.height / 2, ...canvas }));
  // Inside of the ground, whose corner is the corner of the canvas.
  const inside = { ...view, stage: { width: canvas.width * zoom, height: canvas.height * zoom } };
  const { style } = elements.picture;
  style.transform = toPictureStyle(inside, transform, size, drawn);
  const screenPixels = (zoom * transform.scale * size.width) / drawn.width;
  style.imageRendering = screenPixels >= SQUARE_PIXELS_FROM ? 'pixelated' : 'auto';
  place(elements.shade, toStageRect(inside, box));
  elements.shade.style.borderRadius = toCorner(state, Math.min(box.width, box.height) * zoom);
  paintBox(elements, state, size, toStageRect(view, box));
}

function paintBox({ box, badge }: StageElements, state: CropState, picture: Size, rect: Rect): void {
  place(box, rect);
  const side = Math.min(rect.width, rect.height);
  box.style.setProperty('--handle-room', `${Math.max(10, side * HANDLE_SHARE_MAX)}px`);
  const { width, height } = naturalSize(state, picture);
  badge.hidden = side < BADGE_SIDE_MIN_PX;
  badge.textContent = copy.stage.sizeBadge(width, height);
}

function toCorner({ shape, cornerPercent }: CropState, side: number): string {
  if (shape === 'circle') return '50%';
  return shape === 'rounded' ? `${(side * cornerPercent) / 100}px` : '0';
}

function place({ style }: HTMLElement, { x, y, width, height }: Rect): void {
  style.transform = `translate(${x}px, ${y}px)`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
