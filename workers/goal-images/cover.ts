import type { PixelRect, PixelSize } from '../shared/pixel-geometry.ts';

/**
 * The size at which a picture covers `screen` and no more; its own size where that is not larger. Always a new object of two
 * numbers: the sides of an `ImageBitmap` are getters of its prototype, which a spread does not copy.
 */
export function coverSize(picture: PixelSize, screen: PixelSize): PixelSize {
  const scale = Math.min(1, Math.max(screen.width / picture.width, screen.height / picture.height));
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

/** A part of a picture, and the size in which it is shown. */
interface ShownPart {
  /** In fractions of picture pixels; at least one pixel, and within the picture. */
  readonly part: PixelRect;
  /** In the view's pixels. */
  readonly shown: PixelSize;
}

/**
 * The part of a picture that is shown in `area` of a view which the picture covers, centered, as CSS `object-fit: cover`
 * does. Parts of the area outside of the view are left out.
 */
export function shownPart(picture: PixelSize, view: PixelSize, area: PixelRect): ShownPart {
  const scale = Math.max(view.width / picture.width, view.height / picture.height);
  const across = clip(area.x, area.width, view.width, scale, picture.width);
  const down = clip(area.y, area.height, view.height, scale, picture.height);
  return {
    part: { x: across.from, y: down.from, width: across.length, height: down.length },
    shown: { width: across.length * scale, height: down.length * scale },
  };
}

/** One axis: the interval of picture pixels that an interval of the view shows. */
function clip(from: number, length: number, view: number, scale: number, picture: number) {
  const margin = (picture * scale - view) / 2;
  const start = Math.min(Math.max(from, 0), view);
  const end = Math.min(Math.max(from + length, start), view);
  const first = Math.min(Math.max((start + margin) / scale, 0), picture - 1);
  return { from: first, length: Math.min(Math.max((end - start) / scale, 1), picture - first) };
}
