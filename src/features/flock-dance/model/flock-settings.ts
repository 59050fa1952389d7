import { FLOCK_SHAPES } from '../../../core/flock/flock-shape.ts';
import { z } from '../../../core/schema.ts';
import { LEADER_COUNT, POPULATION_COUNT, SPEED_FACTOR, TWO_LEADERS_CHANCE } from '../constants.ts';

const settingsSchema = z.object({
  population: z.number().int().min(POPULATION_COUNT.min).max(POPULATION_COUNT.max).catch(POPULATION_COUNT.initial),
  speed: z.number().min(SPEED_FACTOR.min).max(SPEED_FACTOR.max).catch(SPEED_FACTOR.initial),
  shape: z.enum(FLOCK_SHAPES).catch('fish'),
  /** Null: the reset rule decides, anew at every reset. */
  leaders: z.number().int().min(LEADER_COUNT.min).max(LEADER_COUNT.max).nullable().catch(null),
  hidesLeaders: z.boolean().catch(false),
  hasPredator: z.boolean().catch(false),
});

/** What the visitor chose for the swarm canvas and what is remembered. */
export type FlockChoices = z.infer<typeof settingsSchema>;

export const DEFAULT_CHOICES: FlockChoices = settingsSchema.parse({});

/** Stored text → choices, or null where it is no JSON object. A missing or bad field falls back to its default. */
export function parseFlockChoices(stored: string): FlockChoices | null {
  try {
    return settingsSchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The reset rule (doc 3 §4): one or two leaders at random when the visitor has not chosen, never more than fish.
 * `random` gives 0 ≤ value < 1.
 */
export function leadersAtReset(choices: FlockChoices, random: () => number): number {
  const wished = choices.leaders ?? (random() < TWO_LEADERS_CHANCE ? 2 : 1);
  return Math.min(wished, choices.population);
}

/** What is sent to the pond: the choices, with the leaders that the reset rule gave where none were chosen. */
export function toPondSettings({ leaders, ...rest }: FlockChoices, rolledLeaders: number) {
  return { ...rest, leaders: Math.min(leaders ?? rolledLeaders, rest.population) };
}
