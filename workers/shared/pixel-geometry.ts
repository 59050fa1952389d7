export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in pixels. */
export interface PixelRect extends PixelSize {
  readonly x: number;
  readonly y: number;
}
