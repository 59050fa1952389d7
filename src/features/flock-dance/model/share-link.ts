import { FLOCK_SHAPES } from '../../../core/flock/flock-shape.ts';
import { portalPath, withBase } from '../../../core/paths.ts';
import { z } from '../../../core/schema.ts';
import { LEADER_COUNT, POPULATION_COUNT, SHARE_QUERY_MAX, SHARE_RUN_MAX, SPEED_FACTOR } from '../constants.ts';
import { DEFAULT_CHOICES } from './flock-settings.ts';
import { DAY_PATTERN, seedOfDay } from './pond-of-the-day.ts';
import { ROUTE_CODE } from './route-code.ts';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const linkSchema = z.object({
  seed: wholeNumber(0, 0xffffffff),
  population: wholeNumber(POPULATION_COUNT.min, POPULATION_COUNT.max).catch(POPULATION_COUNT.initial),
  /** Null: the reset rule decides. */
  leaders: wholeNumber(LEADER_COUNT.min, LEADER_COUNT.max).nullable().catch(null),
  speed: z
    .string()
    .regex(/^\d(\.\d)?$/)
    .transform(Number)
    .pipe(z.number().min(SPEED_FACTOR.min).max(SPEED_FACTOR.max))
    .catch(DEFAULT_CHOICES.speed),
  shape: z.enum(FLOCK_SHAPES).catch(DEFAULT_CHOICES.shape),
  hasPredator: z
    .enum(['0', '1'])
    .transform((flag) => flag === '1')
    .catch(DEFAULT_CHOICES.hasPredator),
  /** The text of the single leader's drawn route; null without one. */
  route: z.string().regex(ROUTE_CODE).nullable().catch(null),
  /** The day of today's pond, with its time to play; null for any other pond. */
  day: z.string().regex(DAY_PATTERN).nullable().catch(null),
});

/** A pond that can be shared. It is the same in every window of the same size. */
export interface SharedPond extends z.infer<typeof linkSchema> {
  /** The text of the game to beat, which proves its score; null without one. A score that is only written counts nothing. */
  readonly run: string | null;
}

const NAMES = {
  seed: 'seed',
  population: 'population',
  leaders: 'leaders',
  speed: 'speed',
  shape: 'shape',
  hasPredator: 'predator',
  route: 'route',
  day: 'day',
} as const satisfies Record<Exclude<keyof SharedPond, 'run'>, string>;

/** The game stands in the fragment, which is not sent to the server. */
const RUN = 'run';

/** The address of this pond. `origin` is scheme and host without a path. */
export function buildShareLink(origin: string, pond: SharedPond): string {
  const fields: readonly (readonly [name: string, value: string | null])[] = [
    [NAMES.seed, String(pond.seed)],
    [NAMES.population, String(pond.population)],
    [NAMES.leaders, pond.leaders === null ? null : String(pond.leaders)],
    // Adding the slider's steps gives values like 1.2000000000000002.
    [NAMES.speed, String(Math.round(pond.speed * 10) / 10)],
    [NAMES.shape, pond.shape],
    [NAMES.hasPredator, pond.hasPredator ? '1' : null],
    [NAMES.route, pond.route],
    [NAMES.day, pond.day],
  ];
  const query = fields.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`])).join('&');
  const fragment = pond.run === null ? '' : `#${RUN}=${pond.run}`;
  return `${origin}${withBase(portalPath('flock-dance'))}?${query}${fragment}`;
}

/**
 * An address's query (`?seed=…`) and fragment → the shared pond; null without a valid seed. Each other field that is missing or invalid
 * falls back to its default; unknown fields are ignored.
 */
export function parseShareLink(query: string, fragment = ''): SharedPond | null {
  if (query.length > SHARE_QUERY_MAX) return null;
  const values = new Map(
    query
      .replace(/^\?/, '')
      .split('&')
      .map((field) => {
        const [name = '', value = ''] = field.split('=', 2);
        return [name, value] as const;
      }),
  );
  const fields = Object.entries(NAMES).map(([field, name]) => [field, values.get(name)]);
  const result = linkSchema.safeParse(Object.fromEntries(fields));
  if (!result.success) return null;
  const { seed, leaders, population, day } = result.data;
  return {
    ...result.data,
    run: readRun(fragment),
    leaders: leaders === null ? null : Math.min(leaders, population),
    route: leaders === 1 ? result.data.route : null,
    day: day !== null && seedOfDay(day) === seed ? day : null,
  };
}

function readRun(fragment: string): string | null {
  const text = fragment.startsWith(`#${RUN}=`) ? fragment.slice(RUN.length + 2) : '';
  return text.length <= SHARE_RUN_MAX && /^[\w-]+$/.test(text) ? text : null;
}
