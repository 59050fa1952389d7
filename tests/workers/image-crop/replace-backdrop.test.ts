import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../../workers/image-crop/image-crop.api.ts';
import { replaceBackdrop } from '../../../workers/image-crop/replace-backdrop.ts';

const SIZE = { width: 60, height: 80 };
const WHITE: Rgb = [236, 238, 240];
const HAIR: Rgb = [40, 32, 28];
const RED: Rgb = [220, 0, 20];
const MIDDLE = { x: 30, y: 44 };
const RADIUS = 20;

type Color = readonly [number, number, number, number];

/** How much of a pixel belongs to the person, 0 to 1: a disc, soft over two pixels, down to the lower border. */
function shareOfPerson(x: number, y: number): number {
  const away = y > MIDDLE.y ? Math.abs(x - MIDDLE.x) : Math.hypot(x - MIDDLE.x, y - MIDDLE.y);
  return Math.min(1, Math.max(0, (RADIUS - away) / 2 + 0.5));
}

const mix = (share: number, backdrop: Rgb): Color => {
  const [red, green, blue] = HAIR.map((value, channel) => value * share + (backdrop[channel] ?? 0) * (1 - share));
  return [red ?? 0, green ?? 0, blue ?? 0, 255];
};

/** A person before a backdrop with a little noise. */
const portrait = (x: number, y: number): Color => {
  const noise = ((x * 7 + y * 13) % 9) - 4;
  const [red, green, blue, alpha] = mix(shareOfPerson(x, y), WHITE);
  return shareOfPerson(x, y) === 0 ? [red + noise, green + noise, blue + noise, alpha] : [red, green, blue, alpha];
};

function paint(color: (x: number, y: number) => Color) {
  const pixels = new Uint8ClampedArray(4 * SIZE.width * SIZE.height);
  for (let at = 0; at < SIZE.width * SIZE.height; at += 1) {
    pixels.set(color(at % SIZE.width, Math.floor(at / SIZE.width)), 4 * at);
  }
  const colorAt = (x: number, y: number) => [...pixels.slice(4 * (y * SIZE.width + x), 4 * (y * SIZE.width + x) + 3)];
  return { pixels, size: SIZE, colorAt };
}

describe('another backdrop', () => {
  it('takes the place of an even one, to the last pixel of it, and leaves the person', () => {
    const picture = paint(portrait);
    expect(replaceBackdrop(picture, RED)).toBe(true);
    for (let at = 0; at < SIZE.width * SIZE.height; at += 1) {
      const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
      const share = shareOfPerson(x, y);
      if (share === 0) expect(picture.colorAt(x, y)).toEqual(RED);
      if (share === 1) expect(picture.colorAt(x, y)).toEqual(HAIR);
    }
  });

  it('keeps soft edges: a pixel has as much of it as it had of the old one', () => {
    const picture = paint(portrait);
    replaceBackdrop(picture, RED);
    let edges = 0;
    for (let at = 0; at < SIZE.width * SIZE.height; at += 1) {
      const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
      const share = shareOfPerson(x, y);
      if (share < 0.2 || share > 0.95) continue;
      edges += 1;
      const wanted = mix(share, RED);
      const differences = picture.colorAt(x, y).map((value, channel) => Math.abs(value - (wanted[channel] ?? 0)));
      expect(Math.max(...differences)).toBeLessThan(30);
    }
    expect(edges).toBeGreaterThan(20);
  });

  it('does not reach what it is not connected with', () => {
    const isEye = (x: number, y: number) => Math.hypot(x - 30, y - 40) < 4;
    const picture = paint((x, y) => (isEye(x, y) ? [...WHITE, 255] : portrait(x, y)));
    replaceBackdrop(picture, RED);
    expect(picture.colorAt(30, 40)).toEqual(WHITE);
  });

  it.each([
    ['a border of several colors', (x: number, y: number): Color => [(x * 40) & 255, (y * 25) & 255, 128, 255], false],
    ['a transparent border', (x: number, y: number): Color => [...HAIR, shareOfPerson(x, y) * 255], true],
  ])('changes no pixel of a picture with %s', (_name, color, isFound) => {
    const picture = paint(color);
    const before = picture.pixels.slice();
    expect(replaceBackdrop(picture, RED)).toBe(isFound);
    expect(picture.pixels).toEqual(before);
  });
});
