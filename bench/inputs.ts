import type { FlockView } from '../src/bridges/flock-bridge.ts';
import { FLOCK_RULES } from '../src/core/flock/flock-rules.ts';

/** The documented limit is 1000 fish; larger sizes show how the cost of the core grows. */
export const POPULATIONS = [1000, 3200, 10_000, 32_000, 100_000] as const;

/** Area of water per fish, in square pixels: 1000 fish fill 1280 × 720. */
const WATER_PX2 = 921.6;
const ASPECT = 16 / 9;

export const FLOCK_SEED = 20_240_601;
const FLOCK_LEADERS = 2;
const STEP_S = 1 / 60;

/** Steps after which two builds must agree to the bit. */
export const HASH_STEPS = 600;

export interface FlockInput {
  readonly rules: typeof FLOCK_RULES;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly population: number;
  readonly leaders: number;
  readonly stepS: number;
  /** Steps until the flock has bunched up. This state is timed, because a scattered flock is much cheaper. */
  readonly settleSteps: number;
}

/** A pond whose area grows with its population. */
export function flockInput(population: number): FlockInput {
  const height = Math.sqrt((population * WATER_PX2) / ASPECT);
  return {
    rules: FLOCK_RULES,
    seed: FLOCK_SEED,
    width: height * ASPECT,
    height,
    population,
    leaders: FLOCK_LEADERS,
    stepS: STEP_S,
    settleSteps: population > 10_000 ? 1200 : 900,
  };
}

export const VIEW_720P: FlockView = { width: 1280, height: 720, pixelRatio: 1 };
export const VIEW_1080P: FlockView = { width: 1920, height: 1080, pixelRatio: 1 };

/** `1k`, `3.2k`, `100k`. */
export function nameSize(population: number): string {
  return `${population / 1000}k`;
}

/** Texts of the JSON bench; `json/corpora.ts` describes them. */
export const JSON_CORPORA = [
  'records',
  'chinese',
  'escaped',
  'numbers',
  'prose',
  'articles',
  'indented',
  'nested',
] as const;
export type JsonCorpus = (typeof JSON_CORPORA)[number];
export const JSON_CORPUS_BYTES = 2_000_000;
export const JSON_FILE_BYTES = 10_000_000;
export const JSON_WINDOW_BYTES = [4 << 10, 16 << 10, 64 << 10, 256 << 10, 1 << 20] as const;
export const JSON_LARGE_BYTES = 50_000_000;
export const JSON_HUGE_BYTES = 500_000_000;
export const JSON_PASTED_BYTES = 10_000_000;
export const JSON_COMPARED_BYTES = 10_000_000;

/** Tasks of the hierarchy chart: a usual goal, a very large one, one order more. */
export const CHART_TASKS = [200, 2000, 20_000] as const;

/** A text for the card maker, as UTF-8. */
export const CARD_TEXT_BYTES = 1_000_000;
