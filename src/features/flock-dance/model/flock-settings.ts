import { FLOCK_SHAPES } from '../../../core/flock/flock-shape.ts';
import { z } from '../../../core/schema.ts';
import { LEADER_COUNT, POPULATION_BY_AREA, POPULATION_COUNT, SPEED_FACTOR, TWO_LEADERS_CHANCE } from '../constants.ts';
import type { PondSize } from './route-path.ts';

const settingsSchema = z.object({
  /** Null: as many as fit the window. */
  population: z.number().int().min(POPULATION_COUNT.min).max(POPULATION_COUNT.max).nullable().catch(null),
  speed: z.number().min(SPEED_FACTOR.min).max(SPEED_FACTOR.max).catch(SPEED_FACTOR.initial),
  shape: z.enum(FLOCK_SHAPES).catch('fish'),
  /** Null: the reset rule decides at every reset. */
  leaders: z.number().int().min(LEADER_COUNT.min).max(LEADER_COUNT.max).nullable().catch(null),
  hidesLeaders: z.boolean().catch(false),
  hasPredator: z.boolean().catch(false),
});

/** The visitor's choices for the swarm canvas, which are remembered. */
export type FlockChoices = z.infer<typeof settingsSchema>;

/** The choices with a number of fish. */
export type PondChoices = FlockChoices & { readonly population: number };

export const DEFAULT_CHOICES: FlockChoices = settingsSchema.parse({});

/** Stored text → choices, or null where it is no JSON object. A missing or bad field falls back to its default. */
export function parseFlockChoices(stored: string): FlockChoices | null {
  try {
    return settingsSchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}

/** Fish that fit a window of this size; the documented number for a window without a size, as in a prerendered page. */
export function populationFor({ width, height }: PondSize): number {
  const area = width * height;
  if (area === 0) return POPULATION_COUNT.initial;
  return POPULATION_BY_AREA.find(({ areaPx2 }) => area <= areaPx2)?.population ?? POPULATION_COUNT.initial;
}

/**
 * The reset rule (doc 3 §4): the chosen number of leaders, or one or two at random; never more than the population.
 * `random` gives 0 ≤ value < 1.
 */
export function leadersAtReset(choices: PondChoices, random: () => number): number {
  const leaders = choices.leaders ?? (random() < TWO_LEADERS_CHANCE ? 2 : 1);
  return Math.min(leaders, choices.population);
}

/** The choices as settings of the pond. Where the visitor chose no number of leaders, `rolledLeaders` applies. */
export function toPondSettings({ leaders, ...rest }: PondChoices, rolledLeaders: number) {
  return { ...rest, leaders: Math.min(leaders ?? rolledLeaders, rest.population) };
}
