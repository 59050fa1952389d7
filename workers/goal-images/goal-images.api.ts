import type { LightRange } from '../../src/core/color/luminance.ts';
import type { DayPart, WallpaperName } from '../../src/core/wallpaper.ts';

export type { LightRange } from '../../src/core/color/luminance.ts';
export type { DayPart, WallpaperName } from '../../src/core/wallpaper.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

export interface FittedImage {
  readonly blob: Blob;
  /** Size in pixels, turned as the EXIF orientation says. An SVG has none of its own: it is the screen's. */
  readonly width: number;
  readonly height: number;
  /** The picture was scaled down and encoded again. */
  readonly isScaled: boolean;
}

/** A text over a picture. Lengths in CSS pixels. */
export interface LightJob {
  /** The box that the picture covers, centered, like CSS `object-fit: cover`. */
  readonly view: Size;
  /** The text's rectangle within `view`. Parts outside of it are left out. */
  readonly area: Rect;
  /** 0 to 1: multiplies the encoded values, as a black layer over the picture does. */
  readonly brightness: number;
}

export interface WallpaperJob {
  readonly name: WallpaperName;
  readonly dayPart: DayPart;
  /** In device pixels. Above 3840 × 2160 pixels in all, the picture is smaller, with the same shape. */
  readonly size: Size;
  /** An unsigned 32-bit integer. */
  readonly seed: number;
}

/**
 * Pictures of the focus desktop. Codes of this service: `picture-type` (no picture), `picture-undecodable` (this browser does
 * not decode the kind in `details.kind`), `picture-damaged`, `picture-memory` (too large for this device), `picture-lost` (the
 * pixels got lost while it was scaled), `file-unreadable`.
 */
export interface GoalImagesApi {
  /**
   * Scales a picture down so that it covers `screen` (device pixels) and no more, and encodes it again without metadata. A
   * picture that is small enough, an animated one and an SVG are returned as they are; so is a somewhat larger picture whose
   * file would not get smaller. A file that was encoded is decoded again and compared with the picture.
   * @throws AppError with a code as above.
   */
  fitImage(image: Blob, screen: Size): Promise<FittedImage>;
  /**
   * The darkest and the brightest part under a text. An `ImageBitmap` is closed afterwards; pages pass one for an SVG, which
   * workers cannot decode.
   * @throws AppError with a code as above.
   */
  measureLight(image: Blob | ImageBitmap, job: LightJob): Promise<LightRange>;
  /** Draws a wallpaper. The same job gives the same picture. @throws AppError `picture-memory`. */
  drawWallpaper(job: WallpaperJob): Promise<Blob>;
}
