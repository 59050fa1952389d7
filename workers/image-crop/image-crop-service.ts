import { AppError } from '../../src/core/errors.ts';
import { createQueue } from '../shared/create-queue.ts';
import type { PictureCanvas } from '../shared/picture-canvas.ts';
import type { PixelSize } from '../shared/pixel-geometry.ts';
import type { CropDeps } from './crop-deps.ts';
import { cutShape, drawPicture, layGround } from './draw-crop.ts';
import { drawMosaics } from './draw-mosaics.ts';
import { fitBytes } from './fit-bytes.ts';
import type { CropFormat, CropJob, CroppedPicture, ImageCropApi, PictureSource, Rgb } from './image-crop.api.ts';
import { decodeForView, type PicturePixels, type PixelStore, pixelsFor } from './picture-pixels.ts';
import { replaceBackdrop } from './replace-backdrop.ts';

/** Longest side that a format can store. */
const SIDE_MAX: Readonly<Record<CropFormat, number>> = { png: 65_535, jpeg: 65_535, webp: 16_383 };
/** Intermediate pictures are larger than their result by at most this factor, once they have many pixels. */
const OVERSAMPLING = 2;
const WORK_PIXELS = 24_000_000;
const STEP_DOWN = 0.8;
const CANVAS_PIXELS_MIN = 250_000;
/** Below these qualities a picture looks worse than a smaller one of the same size in bytes. */
const LOWEST_QUALITY = { free: 0.4, keepsSize: 0.05 } as const;

/**
 * Decodes pictures, cuts out of their own pixels, and encodes. Keeps the pixels of the last picture. Calls run one after
 * the other, because two of them would need the memory of both.
 */
export function createImageCropService(deps: CropDeps): ImageCropApi {
  const store: PixelStore = { deps, picture: null, pixels: null };
  const enqueue = createQueue();
  return {
    openPicture: (source, viewPixelsMax) => enqueue(() => decodeForView(store, source, viewPixelsMax)),
    cropPicture: (source, job) => enqueue(() => cropPicture(store, source, job)),
  };
}

async function cropPicture(store: PixelStore, source: PictureSource, job: CropJob): Promise<CroppedPicture> {
  const { deps } = store;
  const canvas = await drawOutput(deps, await pixelsFor(store, source, job.source), job);
  try {
    const isBackdropFound = job.ground === null || giveGround(canvas, job.ground);
    cutShape(canvas.context, canvas.size, job.shape, job.radius);
    // JPEG has no transparency.
    if (job.format === 'jpeg') layGround(canvas.context, canvas.size, 'white');
    return { ...(await encodeOutput(deps, canvas, job)), isBackdropFound };
  } finally {
    canvas.release();
  }
}

/** Returns whether the picture has a backdrop. Transparent parts get the color in any case. @throws AppError `picture-memory`. */
function giveGround({ context, size }: PictureCanvas, ground: Rgb): boolean {
  const isFound = replaceIn(context, size, ground);
  layGround(context, size, `rgb(${ground.join()})`);
  return isFound;
}

function replaceIn(context: PictureCanvas['context'], size: PixelSize, ground: Rgb): boolean {
  try {
    const data = context.getImageData(0, 0, size.width, size.height);
    const isFound = replaceBackdrop({ pixels: data.data, size }, ground);
    if (isFound) context.putImageData(data, 0, 0);
    return isFound;
  } catch (cause) {
    throw new AppError('picture-memory', String(cause));
  }
}

/** The output without shape and ground, smaller than wanted where the device has no such canvas. */
async function drawOutput(deps: CropDeps, pixels: PicturePixels, job: CropJob): Promise<PictureCanvas> {
  const { natural, output, format } = job;
  const bounded = scaleSize(output, Math.min(1, SIDE_MAX[format] / Math.max(output.width, output.height)));
  const isDirect = isSame(natural, bounded);
  const canvas = openLargest(deps, isDirect ? natural : toWorkSize(natural, bounded));
  const factor = { x: canvas.size.width / natural.width, y: canvas.size.height / natural.height };
  drawPicture(canvas.context, { bitmap: pixels.bitmap, x: pixels.rect.x, y: pixels.rect.y }, job.matrix, factor);
  await drawMosaics(deps, canvas.context, pixels, job, factor);
  return isDirect || isSame(canvas.size, bounded) ? canvas : resizeCanvas(deps, canvas, bounded);
}

/** The natural size, unless it has far more pixels than the result needs. */
function toWorkSize(natural: PixelSize, output: PixelSize): PixelSize {
  const bound = Math.sqrt(WORK_PIXELS / (natural.width * natural.height));
  const needed = OVERSAMPLING * Math.max(output.width / natural.width, output.height / natural.height);
  return scaleSize(natural, Math.min(1, Math.max(bound, needed)));
}

/** Replaces a canvas by one of another size. */
async function resizeCanvas(deps: CropDeps, canvas: PictureCanvas, size: PixelSize): Promise<PictureCanvas> {
  const target = openLargest(deps, size);
  const bitmap = await canvas.resize(target.size);
  canvas.release();
  target.context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return target;
}

/** @throws AppError `picture-memory` when the device has no room for even a small canvas. */
function openLargest(deps: CropDeps, size: PixelSize): PictureCanvas {
  for (let wanted = size; ; wanted = scaleSize(wanted, STEP_DOWN)) {
    const canvas = deps.createCanvas(wanted);
    if (canvas !== null) return canvas;
    if (wanted.width * wanted.height <= CANVAS_PIXELS_MIN) throw new AppError('picture-memory', 'No canvas');
  }
}

type EncodedPicture = Omit<CroppedPicture, 'isBackdropFound'>;

async function encodeOutput(deps: CropDeps, canvas: PictureCanvas, job: CropJob): Promise<EncodedPicture> {
  const { format, quality, maxBytes, keepsSize } = job;
  const hasQuality = format !== 'png';
  const isSteppedDown = canvas.size.width < job.output.width || canvas.size.height < job.output.height;
  if (maxBytes === null) {
    const blob = await encode(canvas, format, quality);
    const used = hasQuality ? quality : null;
    return { blob, size: canvas.size, quality: used, isSteppedDown, isShrunk: false, fits: true };
  }
  const lowest = hasQuality ? Math.min(quality, LOWEST_QUALITY[keepsSize ? 'keepsSize' : 'free']) : quality;
  const scaled = createScaledCanvases(deps, canvas);
  try {
    const best = await fitBytes({
      encode: async (value, scale) => encode(await scaled.at(scale), format, value),
      maxBytes,
      quality: { wanted: quality, lowest },
      scaleMin: 1 / Math.min(canvas.size.width, canvas.size.height),
    });
    return {
      blob: best.encoded,
      size: scaleSize(canvas.size, best.scale),
      quality: hasQuality ? best.quality : null,
      isSteppedDown,
      isShrunk: best.scale < 1,
      fits: best.fits,
    };
  } finally {
    scaled.release();
  }
}

/** The canvas at smaller scales; the last one is kept, because a search tries many qualities at one scale. */
function createScaledCanvases(deps: CropDeps, canvas: PictureCanvas) {
  let last: { readonly scale: number; readonly canvas: PictureCanvas } | null = null;
  return {
    async at(scale: number): Promise<PictureCanvas> {
      if (scale === 1) return canvas;
      if (last?.scale === scale) return last.canvas;
      last?.canvas.release();
      last = null;
      const target = openLargest(deps, scaleSize(canvas.size, scale));
      const bitmap = await canvas.resize(target.size);
      target.context.drawImage(bitmap, 0, 0);
      bitmap.close();
      last = { scale, canvas: target };
      return target;
    },
    release: () => last?.canvas.release(),
  };
}

/** A new file without any metadata. @throws AppError `format-unsupported`, `picture-memory`. */
async function encode(canvas: PictureCanvas, format: CropFormat, quality: number): Promise<Blob> {
  const type = `image/${format}`;
  const blob = await canvas.encode(type, quality).catch((cause: unknown) => {
    throw new AppError('picture-memory', String(cause));
  });
  if (blob.type !== type) throw new AppError('format-unsupported', `The browser writes no ${format}`, { format });
  return blob;
}

function scaleSize({ width, height }: PixelSize, scale: number): PixelSize {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function isSame(one: PixelSize, other: PixelSize): boolean {
  return one.width === other.width && one.height === other.height;
}
