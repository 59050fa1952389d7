import { expect, it } from 'vitest';
import { STEPS_PER_S } from '../../../src/core/flock/run-steps.ts';
import { createStamina, REST_S, SPRINT_S } from '../../../src/core/flock/stamina.ts';

/** @returns how many of the steps were sprinted. */
function use(stamina: ReturnType<typeof createStamina>, seconds: number, wants: boolean): number {
  let sprinted = 0;
  for (let step = 0; step < seconds * STEPS_PER_S; step++) sprinted += Number(stamina.use(wants));
  return sprinted;
}

it('a rested predator sprints for two seconds, and a spent one is rested after four', () => {
  const stamina = createStamina();
  expect(stamina.share()).toBe(1);
  expect(use(stamina, SPRINT_S, true)).toBe(SPRINT_S * STEPS_PER_S);
  expect(stamina.share()).toBe(0);
  use(stamina, REST_S / 2, false);
  expect(stamina.share()).toBeCloseTo(0.5, 6);
  use(stamina, REST_S, false);
  expect(stamina.share()).toBe(1);
});

it('holding the sprint does not start another one, but does not hinder the rest either', () => {
  const stamina = createStamina();
  expect(use(stamina, 20, true)).toBe(SPRINT_S * STEPS_PER_S);
  expect(stamina.share()).toBe(1);
  stamina.use(false);
  expect(stamina.use(true)).toBe(true);
});

it('a refill fills it at once during a sprint', () => {
  const stamina = createStamina();
  use(stamina, 1, true);
  stamina.refill();
  expect(use(stamina, 5, true)).toBe(SPRINT_S * STEPS_PER_S);
});
