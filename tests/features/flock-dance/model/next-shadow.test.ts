import { expect, it } from 'vitest';
import { FLOCK_RULES } from '../../../../src/core/flock/flock-rules.ts';
import { rulesOfPond } from '../../../../src/core/flock/hunt.ts';
import { fishToNextShadow } from '../../../../src/features/flock-dance/model/next-shadow.ts';
import { loadCore } from '../../../wasm/flock/load-core.ts';

it.each([
  ['free', 0, 100],
  ['free', 88, 12],
  ['free', 100, 100],
  ['free', 199, 1],
  ['free', 200, null],
  ['free', 1234, null],
  ['daily', 5, 25],
  ['daily', 30, 50],
  ['daily', 79, 1],
  ['daily', 80, null],
] as const)('a game in a %s pond with %i fish is %s away from the next shadow', (pond, score, missing) => {
  expect(fishToNextShadow(score, pond)).toBe(missing);
});

it.each(['free', 'daily'] as const)('the core of a %s pond adds the next shadow at that fish', (pond) => {
  const core = loadCore();
  core.setRules(rulesOfPond(FLOCK_RULES, pond));
  core.reset(1, 800, 600, 10, 1);
  core.steer(0, 0, false);
  for (let score = 0; score < 250; score++) {
    const missing = fishToNextShadow(score, pond);
    const shadows = core.shadows();
    core.award(1);
    expect([score, core.shadows()]).toEqual([score, missing === 1 ? shadows + 1 : shadows]);
  }
  expect(core.shadows()).toBe(2);
});
