import { describe, expect, it } from 'vitest';
import { createStepClock } from '../../../../workers/flock/run/step-clock.ts';

function countSteps(frames: readonly number[]) {
  const clock = createStepClock();
  return frames.map((seconds) => clock.stepsOf(seconds));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the steps of frames', () => {
  it.each([24, 30, 60, 75, 90, 120, 144, 165, 240])('are sixty a second at %s frames a second', (rate) => {
    const steps = countSteps(Array.from({ length: rate * 10 }, () => 1 / rate));
    expect(Math.abs(sum(steps) - 600)).toBeLessThanOrEqual(1);
  });

  it('are one per frame on a display of sixty, however its times are rounded', () => {
    const frames = Array.from({ length: 600 }, (_, i) => (i % 3 === 0 ? 0.0169 : 0.01655));
    expect(countSteps(frames).every((steps) => steps === 1)).toBe(true);
  });

  it('lose no time in frames of any length', () => {
    const frames = Array.from({ length: 3000 }, (_, i) => 0.004 + ((i * 7919) % 97) / 2500);
    expect(Math.abs(sum(countSteps(frames)) - sum(frames) * 60)).toBeLessThan(sum(frames) * 60 * 0.01);
  });

  it('forget a begun step at a restart', () => {
    const clock = createStepClock();
    clock.stepsOf(0.012);
    expect(clock.share()).toBeCloseTo(0.72, 6);
    clock.restart();
    expect(clock.share()).toBe(0);
  });
});
