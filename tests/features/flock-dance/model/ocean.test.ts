import { expect, it } from 'vitest';
import { nextOceanStep, type OceanStep } from '../../../../src/features/flock-dance/model/ocean.ts';

const CARD = { renderer: 'webgl2', isSoftware: false, isLate: false } as const;
const PROCESSOR = { ...CARD, isSoftware: true } as const;
const PLAIN = { ...CARD, renderer: 'canvas2d' } as const;
const LATE = { ...CARD, isLate: true } as const;

it.each<[OceanStep, Parameters<typeof nextOceanStep>[1], OceanStep]>([
  ['unfit', null, 'unfit'],
  ['unfit', PROCESSOR, 'unfit'],
  ['unfit', PLAIN, 'unfit'],
  ['unfit', 'lost', 'unfit'],
  ['unfit', CARD, 'offered'],
  ['offered', CARD, 'offered'],
  ['on', null, 'on'],
  ['on', CARD, 'on'],
  ['on', LATE, 'late'],
  ['on', 'lost', 'offered'],
  ['late', CARD, 'late'],
])('an ocean that is %s becomes, after the report %j, %s', (before, report, after) => {
  expect(nextOceanStep(before, report)).toBe(after);
});
