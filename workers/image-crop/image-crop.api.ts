import type { PictureKind } from '../../src/core/picture-kind.ts';

export type CropFormat = 'png' | 'jpeg' | 'webp';
export type CropShape = 'rectangle' | 'rounded' | 'circle';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture file. The worker keeps its decoded pixels under `id` until another picture is used, or it ends. */
export interface PictureSource {
  readonly id: number;
  readonly blob: Blob;
}

export interface OpenedPicture {
  readonly kind: PictureKind;
  /** Size of the picture in its own pixels, turned as its EXIF orientation says. */
  readonly size: Size;
  /** The file has several frames; the first one is used. */
  readonly isAnimated: boolean;
  /** The picture for the screen, scaled down to at most the wanted number of pixels. The caller owns it. */
  readonly view: ImageBitmap;
}

/**
 * What to cut out, in pixels of the turned picture. A source pixel (x, y) lands at
 * (a·x + c·y + e, b·x + d·y + f) of the natural output, which has the picture's own resolution.
 */
export interface CropGeometry {
  /** The part of the picture that the output shows, in whole pixels. */
  readonly source: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
  /** Size of the output at the picture's own resolution. */
  readonly natural: Size;
  /** Size of the file's picture. */
  readonly output: Size;
}

export interface CropJob extends CropGeometry {
  /** Parts of the picture, in its own pixels, whose pixels blocks of this side replace. */
  readonly mosaics: readonly CropGeometry['source'][];
  readonly mosaicBlock: number;
  /** The color that takes the place of an even backdrop and of transparent parts; null for none. */
  readonly ground: Rgb | null;
  readonly shape: CropShape;
  /** Corner radius of the rounded shape, as a share of the shorter side. */
  readonly radius: number;
  readonly format: CropFormat;
  /** 0 to 1, for JPEG and WebP. */
  readonly quality: number;
  /** The file may have at most this many bytes; null for any number. */
  readonly maxBytes: number | null;
  /** The wanted size comes before quality: the picture is scaled down only when the lowest quality is not enough. */
  readonly keepsSize: boolean;
}

export interface CroppedPicture {
  readonly blob: Blob;
  readonly size: Size;
  /** The quality that was used; null for PNG. */
  readonly quality: number | null;
  /** The device could not provide a canvas of the wanted size. */
  readonly isSteppedDown: boolean;
  /** It was scaled down to reach the wanted number of bytes. */
  readonly isShrunk: boolean;
  /** False when even the smallest picture has more than the wanted number of bytes. */
  readonly fits: boolean;
  /** False when a ground was wanted and the picture has no even backdrop. */
  readonly isBackdropFound: boolean;
}

/**
 * Codes of this service: `picture-type` (no picture), `picture-undecodable` (this browser does not decode the kind in
 * `details.kind`), `picture-damaged`, `picture-memory` (too large for this device), `format-unsupported`.
 */
export interface ImageCropApi {
  /** Reads and decodes a picture for the screen. @throws AppError with a code as above. */
  openPicture(source: PictureSource, viewPixelsMax: number): Promise<OpenedPicture>;
  /** Cuts out of the source pixels and encodes without any metadata. @throws AppError with a code as above. */
  cropPicture(source: PictureSource, job: CropJob): Promise<CroppedPicture>;
}
