import { describe, expect, it } from 'vitest';
import { luminanceOf } from '../../../../src/core/color/luminance.ts';
import { DAY_PARTS, WALLPAPER_NAMES } from '../../../../src/core/wallpaper.ts';
import type { WallpaperJob } from '../../../../workers/goal-images/goal-images.api.ts';
import { paintWallpaper } from '../../../../workers/goal-images/wallpaper/paint-wallpaper.ts';

const WIDE = { width: 192, height: 108 };
const ALL = WALLPAPER_NAMES.flatMap((name) => DAY_PARTS.map((dayPart) => [name, dayPart] as const));

type Job = Pick<WallpaperJob, 'name' | 'dayPart'> & Partial<WallpaperJob>;

const paint = (job: Job) => paintWallpaper({ size: WIDE, seed: 7, ...job });

/** Mean luminance of the rows from one share of the height to another. */
function lightOf(job: Job, from = 0, to = 1): number {
  const { width, height } = job.size ?? WIDE;
  const pixels = paint(job);
  const first = Math.floor(from * height) * width;
  const last = Math.floor(to * height) * width;
  let sum = 0;
  for (let at = first; at < last; at += 1) {
    sum += luminanceOf([pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0]);
  }
  return sum / (last - first);
}

/** Compares bytes at once; `toEqual` takes longer than painting. */
function isSamePicture(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  return Buffer.from(one).equals(Buffer.from(other));
}

describe.each(ALL)('the wallpaper %s at %s', (name, dayPart) => {
  it('is the same picture for the same job, and another one for another seed', () => {
    const picture = paint({ name, dayPart });
    expect(isSamePicture(paint({ name, dayPart }), picture)).toBe(true);
    expect(isSamePicture(paint({ name, dayPart, seed: 8 }), picture)).toBe(false);
  });

  it('is opaque and has many colors', () => {
    const pixels = new Uint32Array(paint({ name, dayPart }).buffer);
    expect(pixels.every((pixel) => pixel >>> 24 === 255)).toBe(true);
    expect(new Set(pixels).size).toBeGreaterThan(500);
  });

  it.each([
    ['wide', WIDE],
    ['tall', { width: 78, height: 169 }],
  ])('leaves a calm middle to a light text on a %s screen', (_shape, size) => {
    expect(lightOf({ name, dayPart, size }, 0.35, 0.5)).toBeLessThan(0.42);
  });

  it('fills a picture of one pixel', () => {
    expect(paint({ name, dayPart, size: { width: 1, height: 1 } })).toHaveLength(4);
  });
});

it.each(WALLPAPER_NAMES)('the wallpaper %s is darkest at night', (name) => {
  const [night, ...others] = (['night', 'dawn', 'day', 'dusk'] as const).map((dayPart) => lightOf({ name, dayPart }));
  expect(night).toBeLessThan(Math.min(...others));
});

it('a gradient has no bands: equal neighbors do not form long runs', () => {
  const pixels = paint({ name: 'gradient', dayPart: 'night', size: { width: 1920, height: 12 } });
  let longest = 0;
  let run = 0;
  for (let x = 1; x < 1920; x += 1) {
    run = pixels[x * 4 + 2] === pixels[(x - 1) * 4 + 2] ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  expect(longest).toBeLessThan(20);
});

it('hills grow darker towards the viewer', () => {
  const job = { name: 'waves', dayPart: 'day' } as const;
  expect(lightOf(job, 0.9, 1)).toBeLessThan(lightOf(job, 0.6, 0.7) / 2);
});
