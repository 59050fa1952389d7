import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyRotation,
  frameMs,
  keepRotation,
  type Rotation,
  type RotationEvent,
  type RotationPlan,
  START,
} from '../../../../src/features/goal-focus/model/rotation.ts';

const SOLID_MS = 3000;
const plan = (count: number, interleaves: boolean): RotationPlan => ({ count, interleaves, intervalMs: 10_000 });

/** The frames of a rotation and their times: `0 10s` for the first image, `- 3s` for the solid color. */
function play(through: RotationPlan, steps: number, events: readonly RotationEvent[] = []): string {
  const shown: string[] = [];
  let at: Rotation = START;
  for (let step = 0; step < steps; step += 1) {
    const ms = frameMs(at, through, SOLID_MS);
    shown.push(`${at.frame.kind === 'image' ? at.frame.index : '-'} ${ms === null ? 'stays' : `${ms / 1000}s`}`);
    at = applyRotation(at, events[step] ?? 'elapsed', through);
  }
  return shown.join(', ');
}

describe('a rotation', () => {
  it.each([
    ['three images and the solid color in turns', plan(3, true), '- 3s, 0 10s, - 5s, 1 10s, - 5s, 2 10s, - 5s, 0 10s'],
    ['three images one after the other', plan(3, false), '- 3s, 0 10s, 1 10s, 2 10s, 0 10s'],
    ['one image and the solid color in turns', plan(1, true), '- 3s, 0 10s, - 5s, 0 10s'],
    ['one image that stays', plan(1, false), '- 3s, 0 stays'],
    ['nothing', plan(0, true), '- stays'],
  ])('shows %s', (_case, through, frames) => {
    expect(play(through, frames.split(', ').length)).toBe(frames);
  });

  it.each([
    ['next', ['next', 'next'], '- 3s, 0 10s, 1 10s'],
    ['previous from the start', ['previous', 'previous'], '- 3s, 2 10s, 1 10s'],
    ['next from the solid color', ['elapsed', 'elapsed', 'next'], '- 3s, 0 10s, - 5s, 1 10s'],
    ['previous from the first image', ['next', 'previous'], '- 3s, 0 10s, 2 10s'],
  ] as const)('follows the visitor: %s', (_case, events, frames) => {
    expect(play(plan(3, true), frames.split(', ').length, events)).toBe(frames);
  });

  it('never shows an image that the list does not have, whatever happens', () => {
    const events = fc.array(fc.constantFrom<RotationEvent>('elapsed', 'next', 'previous'), { maxLength: 40 });
    fc.assert(
      fc.property(events, fc.array(fc.tuple(fc.nat(15), fc.boolean()), { minLength: 1 }), (steps, plans) => {
        let at: Rotation = START;
        for (const [step, event] of steps.entries()) {
          const [count, interleaves] = plans[step % plans.length] ?? [0, true];
          at = applyRotation(keepRotation(at, plan(count, interleaves)), event, plan(count, interleaves));
          if (at.frame.kind === 'image') expect(at.frame.index).toBeLessThan(count);
        }
      }),
    );
  });
});
