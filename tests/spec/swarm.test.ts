import { expect, it } from 'vitest';
import { FLOCK_RULES, FRAME_STEP_CAP_S } from '../../src/core/flock/flock-rules.ts';
import { FLOCK_SHAPES } from '../../src/core/flock/flock-shape.ts';
import {
  CONTROLS_HIDE_MS,
  LEADER_COUNT,
  LIVE_LEADERS_REFRESH_MS,
  POPULATION_COUNT,
  ROUTE_POINTS_MAX,
  ROUTE_SPACING_PX,
  RULES_POPUP_MS,
  SPEED_FACTOR,
  TWO_LEADERS_CHANCE,
} from '../../src/features/flock-dance/constants.ts';
import { loadCore, readCore } from '../wasm/flock/load-core.ts';

/** The documented values, typed a second time: a constant that differs fails here under its name. */
it.each<[name: string, actual: unknown, documented: unknown]>([
  ['population (doc 3 §9)', POPULATION_COUNT, { min: 1, max: 1000, step: 1, initial: 180 }],
  ['leaders (doc 3 §9)', LEADER_COUNT, { min: 1, max: 5 }],
  ['speed multiplier (doc 3 §9)', SPEED_FACTOR, { min: 0.2, max: 2, step: 0.1, initial: 1 }],
  ['leader speed (doc 3 §9)', FLOCK_RULES.leaderSpeedPxPerS, 80],
  ['arrival threshold (doc 3 §9)', FLOCK_RULES.arrivalRadiusPx, 32],
  ['follower base speed (doc 3 §9)', FLOCK_RULES.followerSpeedPxPerS, 50],
  ['follower max speed (doc 3 §9)', FLOCK_RULES.followerMaxSpeedPxPerS, 100],
  ['predator speed (doc 3 §9)', FLOCK_RULES.predatorSpeedPxPerS, 60],
  ['avoid radius (doc 3 §9)', FLOCK_RULES.avoidRadiusPx, 120],
  ['avoid weight (doc 3 §9)', FLOCK_RULES.avoidWeight, 2.5],
  ['wander radius (doc 3 §9)', FLOCK_RULES.wanderRadiusPx, 150],
  ['eat radius (doc 3 §9)', FLOCK_RULES.eatRadiusPx, 15],
  ['shadow offset; shadows (doc 3 §9)', [FLOCK_RULES.shadowOffsetPx, FLOCK_RULES.shadowsMax], [30, 2]],
  ['frame step cap, s (doc 3 §9)', FRAME_STEP_CAP_S, 0.05],
  ['live leader count refresh, ms (doc 3 §9)', LIVE_LEADERS_REFRESH_MS, 600],
  ['controls hide after, ms (doc 3 §9)', CONTROLS_HIDE_MS, 5000],
  ['rules popup, ms (doc 3 §9)', RULES_POPUP_MS, 3000],
  ['chance of two leaders (doc 3 §4)', TWO_LEADERS_CHANCE, 0.55],
  ['route point spacing, px (doc 3 §9)', ROUTE_SPACING_PX, 10],
  ['shapes (doc 3 §3)', FLOCK_SHAPES, ['triangle', 'fish', 'bird', 'plane']],
])('%s', (_name, actual, documented) => {
  expect(actual).toEqual(documented);
});

it('the core has the documented trail length, leaders and population', () => {
  const core = loadCore();
  expect(core.ringRows).toBe(28);
  expect(core.maxLeaders).toBe(LEADER_COUNT.max);
  expect(core.maxPopulation).toBeGreaterThanOrEqual(POPULATION_COUNT.max);
});

it('a drawn route may be as long as the core’s limit, and no longer', () => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(readCore('flock'))));
  expect((exports.MAX_ROUTE_POINTS as WebAssembly.Global).value).toBe(ROUTE_POINTS_MAX);
});

it('a build of the core holds 100,000 fish', () => {
  expect(loadCore('flock-large').maxPopulation).toBeGreaterThanOrEqual(100_000);
});
