import type { PixelSize } from '../shared/pixel-geometry.ts';
import type { Rgb } from './image-crop.api.ts';

/** Distances of colors, in steps of 255 along the diagonal of red, green and blue. A backdrop may differ so much in itself. */
const NEAR = 44;
/** Something whose color differs less from the backdrop has no soft edge that could be told from it. */
const FAR = 70;
/** Share of the upper border that must be opaque, and of one color, to be a backdrop. */
const OPAQUE_SHARE_MIN = 0.5;
const EVEN_SHARE_MIN = 0.6;
/** The border's part at both sides: shoulders reach the lower one. */
const SIDE_SHARE = 1 / 3;
/** Edges are soft over so many pixels. */
const EDGE_PX = 3;

interface Picture {
  /** Red, green, blue and opacity of every pixel. */
  readonly pixels: Uint8ClampedArray;
  readonly size: PixelSize;
}

/**
 * Gives the even backdrop of a portrait another color, in place: everything of nearly one color that is connected with the
 * upper border. Soft edges keep their share of what stands before it. Returns false, and changes nothing, where the border has
 * no such color. Transparent borders need no other color; the result is then true.
 */
export function replaceBackdrop(picture: Picture, ground: Rgb): boolean {
  const border = listBorder(picture.size);
  const opaque = border.filter((at) => picture.pixels[4 * at + 3] === 255);
  if (opaque.length < OPAQUE_SHARE_MIN * border.length) return true;
  const backdrop = medianColor(picture, opaque);
  const even = opaque.filter((at) => distance(picture, at, backdrop) < NEAR);
  if (even.length < EVEN_SHARE_MIN * opaque.length) return false;
  const sides = listSides(picture.size, picture.size.height).filter((at) => distance(picture, at, backdrop) < NEAR);
  const found = fillFrom(picture, [...even, ...sides], backdrop);
  paint(picture, found, backdrop, ground);
  return true;
}

/** Indexes of the pixels at the upper border and at the upper part of both sides. */
function listBorder({ width, height }: PixelSize): readonly number[] {
  const top = Array.from({ length: width }, (_, x) => x);
  return [...top, ...listSides({ width }, Math.floor(height * SIDE_SHARE))];
}

/** Indexes of the first and the last pixel of the upper rows. */
function listSides({ width }: Pick<PixelSize, 'width'>, rowCount: number): readonly number[] {
  const rows = Array.from({ length: rowCount }, (_, y) => y);
  return rows.flatMap((y) => [y * width, y * width + width - 1]);
}

function medianColor({ pixels }: Picture, indexes: readonly number[]): Rgb {
  const median = (channel: number) => {
    const values = indexes.map((at) => pixels[4 * at + channel] ?? 0).toSorted((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  };
  return [median(0), median(1), median(2)];
}

function distance({ pixels }: Picture, at: number, [red, green, blue]: Rgb): number {
  return Math.hypot((pixels[4 * at] ?? 0) - red, (pixels[4 * at + 1] ?? 0) - green, (pixels[4 * at + 2] ?? 0) - blue);
}

/** What a pixel is. The rim are pixels of something else beside the backdrop, and their neighbors. */
const UNSEEN = 0;
const BACKDROP = 1;
const RIM = 2;

interface Found {
  /** One of the values above for every pixel. */
  readonly kinds: Uint8Array;
  readonly rim: readonly number[];
}

/** Every opaque pixel of the backdrop that is connected with a seed. */
function fillFrom(picture: Picture, seeds: readonly number[], backdrop: Rgb): Found {
  const { pixels, size } = picture;
  const kinds = new Uint8Array(size.width * size.height);
  const open: number[] = [];
  const rim: number[] = [];
  const reach = (at: number) => {
    if (kinds[at] !== UNSEEN || pixels[4 * at + 3] !== 255) return;
    const isBackdrop = distance(picture, at, backdrop) < NEAR;
    kinds[at] = isBackdrop ? BACKDROP : RIM;
    (isBackdrop ? open : rim).push(at);
  };
  seeds.forEach(reach);
  for (let at = open.pop(); at !== undefined; at = open.pop()) forEachNear(at, size, 1, reach);
  const inner: number[] = [];
  for (const at of rim) {
    forEachNear(at, size, 1, (near) => {
      if (kinds[near] !== UNSEEN) return;
      kinds[near] = RIM;
      inner.push(near);
    });
  }
  return { kinds, rim: [...rim, ...inner] };
}

function paint(picture: Picture, { kinds, rim }: Found, backdrop: Rgb, ground: Rgb): void {
  const { pixels } = picture;
  const shares = rim.map((at) => shareOfBackdrop(picture, at, backdrop));
  for (const [at, kind] of kinds.entries()) if (kind === BACKDROP) pixels.set(ground, 4 * at);
  for (const [index, at] of rim.entries()) {
    for (let channel = 0; channel < 3; channel += 1) {
      const change = (ground[channel] ?? 0) - (backdrop[channel] ?? 0);
      pixels[4 * at + channel] = (pixels[4 * at + channel] ?? 0) + (shares[index] ?? 0) * change;
    }
  }
}

/**
 * The backdrop's share in a pixel of the rim: how near its color is to it, compared with the color farthest from it nearby,
 * which is that of the thing in front.
 */
function shareOfBackdrop(picture: Picture, at: number, backdrop: Rgb): number {
  let farthest = 0;
  forEachNear(at, picture.size, EDGE_PX, (near) => {
    farthest = Math.max(farthest, distance(picture, near, backdrop));
  });
  return farthest < FAR ? 0 : 1 - distance(picture, at, backdrop) / farthest;
}

function forEachNear(at: number, { width, height }: PixelSize, reach: number, visit: (near: number) => void): void {
  const [x, y] = [at % width, Math.floor(at / width)];
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
      visit(row * width + column);
    }
  }
}
