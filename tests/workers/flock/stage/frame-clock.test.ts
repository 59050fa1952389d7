import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFrameClock } from '../../../../workers/flock/stage/frame-clock.ts';

const FRAME_MS = 1000 / 60;

let requests = 0;

/** A display of 60 frames a second, on the fake clock. */
beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  requests = 0;
  vi.stubGlobal('requestAnimationFrame', (onFrame: (now: number) => void) => {
    requests += 1;
    const next = (Math.floor(Date.now() / FRAME_MS + 0.01) + 1) * FRAME_MS;
    return setTimeout(() => onFrame(next), next - Date.now());
  });
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function run(frameRateMax: number | null, seconds: number) {
  const ticks: number[] = [];
  const clock = createFrameClock(frameRateMax, (elapsed) => ticks.push(elapsed));
  clock.setRunning(true);
  vi.advanceTimersByTime(seconds * 1000);
  return { clock, ticks };
}

it('ticks at every frame of the display without a cap', () => {
  const { ticks } = run(null, 1);
  expect(ticks.length).toBeGreaterThanOrEqual(59);
  expect(ticks.at(-1)).toBeCloseTo(1 / 60, 3);
});

it('ticks at most as often as the cap, with the whole time since the tick before', () => {
  const { ticks } = run(20, 2);
  expect(ticks.length).toBeGreaterThanOrEqual(38);
  expect(ticks.length).toBeLessThanOrEqual(41);
  expect(ticks.slice(1).reduce((sum, each) => sum + each, 0)).toBeCloseTo((ticks.length - 1) / 20, 1);
});

it('asks the display hardly more often than it ticks, so that a capped pond rests', () => {
  const { ticks } = run(20, 2);
  expect(requests).toBeLessThanOrEqual(ticks.length * 2 + 2);
});

it('is silent while it is off, also when it rested, and starts again with a short tick', () => {
  const { clock, ticks } = run(20, 1);
  clock.setRunning(false);
  const before = ticks.length;
  vi.advanceTimersByTime(5000);
  expect(ticks).toHaveLength(before);
  clock.setRunning(true);
  clock.setRunning(true);
  vi.advanceTimersByTime(40);
  expect(ticks.slice(before)).toEqual([1 / 60]);
});
