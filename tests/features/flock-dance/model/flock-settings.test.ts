import { describe, expect, it } from 'vitest';
import {
  DEFAULT_CHOICES,
  leadersAtReset,
  parseFlockChoices,
  populationFor,
} from '../../../../src/features/flock-dance/model/flock-settings.ts';

const STORED = { population: 640, speed: 1.4, shape: 'plane', leaders: 3, hidesLeaders: true, hasPredator: true };

describe('stored choices', () => {
  it('come back unchanged', () => {
    expect(parseFlockChoices(JSON.stringify(STORED))).toEqual(STORED);
  });

  it.each<[name: string, stored: string]>([
    ['text that is not JSON', '{oops'],
    ['a list', '[1, 2]'],
    ['null', 'null'],
  ])('rejects %s', (_name, stored) => {
    expect(parseFlockChoices(stored)).toBeNull();
  });

  it('reads an empty object as the defaults', () => {
    expect(parseFlockChoices('{}')).toEqual(DEFAULT_CHOICES);
  });

  it.each<[field: keyof typeof STORED, bad: unknown]>([
    ['population', 0],
    ['population', 1001],
    ['population', 1.5],
    ['population', '180'],
    ['speed', 5],
    ['speed', null],
    ['shape', 'whale'],
    ['leaders', 6],
    ['leaders', 0],
    ['hidesLeaders', 'yes'],
    ['hasPredator', 1],
  ])('replace only an invalid %s (%j) by its default', (field, bad) => {
    const parsed = parseFlockChoices(JSON.stringify({ ...STORED, [field]: bad }));
    expect(parsed).toEqual({ ...STORED, [field]: DEFAULT_CHOICES[field] });
  });
});

describe('fish of a window whose visitor has chosen no number', () => {
  it.each([
    [390, 844, 110],
    [844, 390, 110],
    [820, 1180, 180],
    [1280, 720, 180],
    [1280, 800, 180],
    [1366, 768, 180],
    [1440, 900, 260],
    [1680, 1050, 340],
    [1920, 1080, 420],
    [3840, 2160, 420],
    // A prerendered page has no size.
    [0, 0, 180],
  ])('of %i × %i', (width, height, population) => {
    expect(populationFor({ width, height })).toBe(population);
  });
});

describe('leaders at a reset (doc 3 §4)', () => {
  it.each<[name: string, leaders: number | null, population: number, roll: number, expected: number]>([
    ['two below the chance', null, 180, 0.549, 2],
    ['one from the chance on', null, 180, 0.55, 1],
    ['one for a single fish', null, 1, 0, 1],
    ['the choice, if there is one', 4, 180, 0, 4],
    ['never more than the population', 5, 3, 0, 3],
  ])('%s', (_name, leaders, population, roll, expected) => {
    expect(leadersAtReset({ ...DEFAULT_CHOICES, leaders, population }, () => roll)).toBe(expected);
  });
});
