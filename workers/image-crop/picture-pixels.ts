import { decodePicture } from '../shared/decode-picture.ts';
import { type PictureHead, readPictureHead } from '../shared/picture-head.ts';
import type { PixelRect, PixelSize } from '../shared/pixel-geometry.ts';
import type { CropDeps } from './crop-deps.ts';
import type { OpenedPicture, PictureSource } from './image-crop.api.ts';

/** Pictures up to this size are decoded once and kept; of larger ones only the wanted part is. 24 million take 96 MB. */
const KEPT_PIXELS_MAX = 24_000_000;

export interface PicturePixels {
  readonly bitmap: ImageBitmap;
  readonly rect: PixelRect;
}

/** The last picture that was used: its head, and decoded pixels of all or a part of it. */
export interface PixelStore {
  readonly deps: CropDeps;
  picture: { readonly id: number; readonly head: PictureHead } | null;
  pixels: PicturePixels | null;
}

/** Decodes a picture for the screen, and finds its size. */
export async function decodeForView(
  store: PixelStore,
  source: PictureSource,
  viewPixelsMax: number,
): Promise<OpenedPicture> {
  const head = await headOf(store, source);
  const { kind, isAnimated } = head;
  const { deps } = store;
  if (head.size !== null && area(head.size) > KEPT_PIXELS_MAX) {
    const stored = head.swapsSides ? { width: head.size.height, height: head.size.width } : head.size;
    const { width } = scaled(stored, shrinkage(stored, viewPixelsMax));
    const decodedView = await decodePicture(head, () => deps.decode(source.blob, width));
    const view = await shrinkView(deps, decodedView, viewPixelsMax);
    return { kind, size: turnLike(stored, view), isAnimated, view };
  }
  const bitmap = await decodePicture(head, () => deps.decode(source.blob, null));
  const size = { width: bitmap.width, height: bitmap.height };
  const share = shrinkage(size, viewPixelsMax);
  const view =
    share < 1
      ? await decodePicture(head, () => deps.resize(bitmap, scaled(size, share)))
      : await decodePicture(head, () => deps.cut(bitmap, { x: 0, y: 0, ...size }));
  keep(store, { bitmap, rect: { x: 0, y: 0, ...size } });
  return { kind, size, isAnimated, view };
}

/** For browsers that ignore the wanted width while they decode. */
async function shrinkView(deps: CropDeps, view: ImageBitmap, pixelsMax: number): Promise<ImageBitmap> {
  // Rounding may add a row.
  if (area(view) <= pixelsMax * 1.1) return view;
  try {
    return await deps.resize(view, scaled(view, shrinkage(view, pixelsMax)));
  } finally {
    view.close();
  }
}

/** Decoded pixels that cover `part` of the picture. The store owns them. */
export async function pixelsFor(store: PixelStore, source: PictureSource, part: PixelRect): Promise<PicturePixels> {
  const head = await headOf(store, source);
  if (store.pixels !== null && covers(store.pixels.rect, part)) return store.pixels;
  // Two large bitmaps at the same time may be more than the device has.
  forget(store);
  const { deps } = store;
  if (!head.mayBeTurned && head.size !== null && area(head.size) > KEPT_PIXELS_MAX) {
    const bitmap = await decodePicture(head, () => deps.decodePart(source.blob, part));
    return keep(store, { bitmap, rect: part });
  }
  const whole = await decodePicture(head, () => deps.decode(source.blob, null));
  const size = { width: whole.width, height: whole.height };
  if (area(size) <= KEPT_PIXELS_MAX) return keep(store, { bitmap: whole, rect: { x: 0, y: 0, ...size } });
  // Browsers disagree on whether a part is meant before or after the orientation, so it is cut from turned pixels.
  try {
    const bitmap = await decodePicture(head, () => deps.cut(whole, part));
    return keep(store, { bitmap, rect: part });
  } finally {
    whole.close();
  }
}

async function headOf(store: PixelStore, { id, blob }: PictureSource): Promise<PictureHead> {
  if (store.picture?.id === id) return store.picture.head;
  forget(store);
  const head = await readPictureHead(blob);
  store.picture = { id, head };
  return head;
}

function keep(store: PixelStore, pixels: PicturePixels): PicturePixels {
  forget(store);
  store.pixels = pixels;
  return pixels;
}

function forget(store: PixelStore): void {
  store.pixels?.bitmap.close();
  store.pixels = null;
}

/** The side lengths in the order that the decoded view has: a decoder may know an orientation that the head does not. */
function turnLike(size: PixelSize, view: PixelSize): PixelSize {
  const isWide = size.width > size.height;
  return isWide === view.width > view.height ? size : { width: size.height, height: size.width };
}

function shrinkage(size: PixelSize, pixelsMax: number): number {
  return Math.min(1, Math.sqrt(pixelsMax / area(size)));
}

function scaled({ width, height }: PixelSize, share: number): PixelSize {
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) };
}

function covers(outer: PixelRect, inner: PixelRect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function area({ width, height }: PixelSize): number {
  return width * height;
}
