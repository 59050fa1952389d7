import { describe, expect, it } from 'vitest';
import { DAILY_WORLD } from '../../../src/core/flock/daily-pond.ts';
import { type Camera, followPlayer, PLAIN_CAMERA, showWorld, toCanvas, toPond } from '../../../workers/flock/camera.ts';

const REST = { x: 0, y: 0 };
const MIDDLE = { x: DAILY_WORLD.width / 2, y: DAILY_WORLD.height / 2 };
const view = (width: number, height: number) => ({ width, height, pixelRatio: 2 });

/** The shown part of the pond. */
function shown(camera: Camera, { width, height }: { width: number; height: number }) {
  const end = toPond(camera, { x: width, y: height });
  return { left: camera.x, top: camera.y, right: end.x, bottom: end.y };
}

describe('the camera on a world of its own size', () => {
  it.each([
    [1280, 720, 1],
    [1280, 800, 1],
    [2560, 1440, 2],
    [820, 1180, 820 / 1280],
  ])('shows all of it in %s × %s, in the middle', (width, height, scale) => {
    const camera = showWorld(DAILY_WORLD, view(width, height), { x: 30, y: 700 });
    expect(camera.scale).toBeCloseTo(scale, 9);
    const { left, top, right, bottom } = shown(camera, { width, height });
    expect(left).toBeCloseTo(DAILY_WORLD.width - right, 6);
    expect(top).toBeCloseTo(DAILY_WORLD.height - bottom, 6);
    expect(Math.max(left, top)).toBeLessThanOrEqual(1e-9);
  });

  it('keeps fish readable on a phone, shows the player there, and no water beyond the shores left and right', () => {
    const phone = view(390, 844);
    for (const x of [0, 100, 640, 1250, 1280]) {
      const camera = showWorld(DAILY_WORLD, phone, { x, y: 300 });
      expect(camera.scale).toBe(0.55);
      const { left, right } = shown(camera, phone);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(DAILY_WORLD.width + 1e-9);
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(right + 1e-9);
    }
  });

  it('follows the player smoothly: the same way in one second at 30 and at 144 frames a second', () => {
    const phone = view(390, 844);
    const [slow, fast] = [30, 144].map((rate) => {
      let camera = showWorld(DAILY_WORLD, phone, MIDDLE);
      const before = camera.x;
      for (let i = 0; i < rate; i++) {
        const next = followPlayer(camera, phone, { x: 900, y: 300 }, REST, 1 / rate);
        expect(next.x - camera.x).toBeLessThan(900 / 8);
        camera = next;
      }
      return camera.x - before;
    });
    expect(slow).toBeGreaterThan(200);
    expect(slow).toBeCloseTo(fast ?? 0, 6);
  });

  it('changes nothing in a pond that is as large as the canvas', () => {
    expect(followPlayer(PLAIN_CAMERA, view(800, 600), MIDDLE, REST, 1)).toBe(PLAIN_CAMERA);
  });
});

it('places on the canvas and in the pond are converted both ways', () => {
  const camera = showWorld(DAILY_WORLD, view(500, 900), { x: 900, y: 200 });
  const place = { x: 321, y: 123 };
  const back = toCanvas(camera, toPond(camera, place));
  expect(back.x).toBeCloseTo(place.x, 9);
  expect(back.y).toBeCloseTo(place.y, 9);
});
