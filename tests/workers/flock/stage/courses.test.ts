import { expect, it } from 'vitest';
import { FLOCK_RULES } from '../../../../src/core/flock/flock-rules.ts';
import { createCourses } from '../../../../workers/flock/stage/courses.ts';
import { loadCore } from '../../../wasm/flock/load-core.ts';

const [WIDTH, HEIGHT] = [800, 600];

function setUp(leaders = 2) {
  const core = loadCore();
  core.setRules(FLOCK_RULES);
  core.reset(3, WIDTH, HEIGHT, 50, leaders);
  const courses = createCourses(core);
  const strengths = (count: number) => Array.from({ length: count }, (_, dot) => courses.dots[dot * 3 + 2] ?? 0);
  return { core, courses, strengths };
}

it('a leader swims to the place that its course names', () => {
  const { core } = setUp(1);
  core.refreshRoutes();
  const { targetX, targetY } = core.courseOf(0);
  const away = () => Math.hypot((core.x[0] ?? 0) - targetX, (core.y[0] ?? 0) - targetY);
  let nearest = away();
  for (let step = 0; step < 3000 && nearest > FLOCK_RULES.arrivalRadiusPx; step++) {
    core.step(1 / 60);
    nearest = Math.min(nearest, away());
  }
  // A place that the leader has just passed counts as reached, too.
  expect(nearest).toBeLessThan(110);
});

it('new routes are other places, within the pond', () => {
  const { core } = setUp(2);
  const before = core.courseOf(1);
  core.refreshRoutes();
  expect(core.courseOf(1)).not.toEqual(before);
  for (const leader of [0, 1]) {
    const { targetX, targetY, nextX, nextY } = core.courseOf(leader);
    for (const x of [targetX, nextX]) expect(x).toBeGreaterThan(0);
    for (const x of [targetX, nextX]) expect(x).toBeLessThan(WIDTH);
    for (const y of [targetY, nextY]) expect(y).toBeGreaterThan(0);
    for (const y of [targetY, nextY]) expect(y).toBeLessThan(HEIGHT);
  }
});

it('courses are shown for about a second after a flash, from each leader over its next place', () => {
  const { core, courses, strengths } = setUp(2);
  expect(courses.move(4, false)).toBe(0);
  courses.flash();
  const count = courses.move(5, false);
  expect(count % 2).toBe(0);
  expect(count).toBeGreaterThan(20);
  courses.move(5.6, false);
  expect(Math.min(...strengths(count))).toBeGreaterThan(0);
  const { targetX, targetY } = core.courseOf(1);
  const places = Array.from({ length: count }, (_, dot) => [
    courses.dots[dot * 3] ?? 0,
    courses.dots[dot * 3 + 1] ?? 0,
  ]);
  expect(Math.min(...places.map(([x = 0, y = 0]) => Math.hypot(x - targetX, y - targetY)))).toBeLessThan(1);
  courses.move(6.2, false);
  expect(Math.max(...strengths(count))).toBeLessThan(0.4);
  expect(courses.move(6.4, false)).toBe(0);
  expect(courses.move(7, false)).toBe(0);
});

it('a course grows from its leader; in slow motion all of it is there at once', () => {
  const { courses, strengths } = setUp(1);
  courses.flash();
  const count = courses.move(0, false);
  courses.move(0.2, false);
  const shown = strengths(count).filter((strength) => strength > 0).length;
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(count);
  courses.move(0.21, true);
  expect(Math.min(...strengths(count))).toBeGreaterThan(0);
});
