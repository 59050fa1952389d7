import { isDay } from '../flock/streak.ts';
import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { defineCall } from './define-call.ts';

const RECORDS_PATH = `${BASE_PATH}/api/portal/flock-records`;

/** Sizes of a submission. */
const RUN_LIMITS = {
  conditions: 64,
  /** Steps in base64: a free game of 300 s. */
  stepsText: 72_000,
  runs: 8,
  population: 1000,
  leaders: 5,
  pace: 4,
  side: { min: 50, max: 8192 },
  score: 1_000_000,
} as const;

/** One free game of the longest kind, or five games of today's pond. */
const SUBMISSION_BYTES_MAX = 128 * 1024;

const day = z.string().length(10).refine(isDay);
const score = z.number().int().min(0).max(RUN_LIMITS.score);
const side = z.number().min(RUN_LIMITS.side.min).max(RUN_LIMITS.side.max);

const conditionsSchema = z.object({
  step: z.number().int().min(0),
  width: side,
  height: side,
  population: z.number().int().min(1).max(RUN_LIMITS.population),
  leaders: z.number().int().min(0).max(RUN_LIMITS.leaders),
  /** Factor of time, in hundredths. */
  pace: z
    .number()
    .min(0.01)
    .max(RUN_LIMITS.pace)
    .refine((pace) => Math.abs(pace * 100 - Math.round(pace * 100)) < 1e-9),
  refreshes: z.boolean(),
});

/** A log as `RunLog` has it, with its steps in base64. */
export const submittedLogSchema = z.object({
  rules: z.number().int().min(0),
  pond: z.enum(['free', 'daily']),
  seed: z.number().int().min(0).max(0xffffffff),
  conditions: z.array(conditionsSchema).min(1).max(RUN_LIMITS.conditions),
  steps: z
    .string()
    .min(4)
    .max(RUN_LIMITS.stepsText)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/),
});
export type SubmittedLog = z.infer<typeof submittedLogSchema>;

/** A random text that the device chooses for a try and keeps. */
const tryId = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[\w-]+$/);

const submittedRunSchema = z.object({
  /** The day of today's pond; null for a free game. */
  day: day.nullable(),
  /** The id that `startDaily` was called with, for the game that counts; null for practice and free games. */
  tryId: tryId.nullable(),
  score,
  log: submittedLogSchema,
});
export type SubmittedRun = z.infer<typeof submittedRunSchema>;

/**
 * What became of a submitted run. `counted`: the result of the day. `stored`: a best result. `kept`: not better than the
 * stored one, and therefore not replayed. Everything else is a refusal and stores nothing.
 */
const RUN_OUTCOMES = [
  'counted',
  'stored',
  'kept',
  /** The replay of the log ends with another score. */
  'WRONG_SCORE',
  'WRONG_SEED',
  'WRONG_CONDITIONS',
  'TOO_MANY_STEPS',
  'WRONG_STEPS',
  'OLD_RULES',
  /** The day is over everywhere, or has begun nowhere. */
  'DAY_CLOSED',
  /** No such try was started for the day, or another device started it. */
  'NOT_STARTED',
  'ALREADY_COUNTED',
] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

const freeBestSchema = z.object({
  population: z.number().int(),
  pace: z.number(),
  score,
  elapsedMs: z.number(),
  /** Milliseconds since 1970. */
  at: z.number(),
});

/** The counted try of a day. `started`: a device has begun it and not submitted a result. */
const tryStateSchema = z.enum(['open', 'started', 'finished']);

export const flockRecordsSchema = z.object({
  /** Version of the rules that submitted logs must have. */
  rules: z.number().int(),
  today: z.object({
    day,
    state: tryStateSchema,
    score: score.nullable(),
    /** Share of the day's counted results below this one, in percent; null below 20 results. */
    percentile: z.number().int().min(0).max(100).nullable(),
  }),
  /** Days in a row with a counted result. */
  streak: z.number().int(),
  /** The last seven days, the oldest first; null for a day without a counted result. */
  strip: z.array(z.object({ day, score: score.nullable() })),
  /** The best game of the day, practice included, to play against; null when there is none that the rules can replay. */
  ghost: z.object({ score, log: submittedLogSchema }).nullable(),
  /** The best free game of each setting, the latest first. */
  free: z.array(freeBestSchema),
});
export type FlockRecords = z.infer<typeof flockRecordsSchema>;

const todaySchema = z.object({ today: day });

/** The game records of the caller. Never shown to others. */
export const FLOCK_RECORD_CALLS = {
  /** `today` is the date in the user's time zone. Dates that are today nowhere are refused with `FLOCK_DAY_CLOSED`. */
  read: defineCall({
    id: 'flockRecords.read',
    method: 'GET',
    path: RECORDS_PATH,
    access: 'user',
    query: todaySchema,
    reply: flockRecordsSchema,
  }),
  /**
   * Starts the try of a day that counts: the first start wins, on whatever device. A repeated call with the same `tryId` gets
   * the same answer. Where the try is not the caller's own, another device or tab has it, and games of the day are practice.
   */
  startDaily: defineCall({
    id: 'flockRecords.startDaily',
    method: 'POST',
    path: `${RECORDS_PATH}/daily-start`,
    access: 'user',
    body: todaySchema.extend({ tryId }),
    reply: z.object({ state: tryStateSchema, isOwn: z.boolean(), score: score.nullable() }),
  }),
  /** Outcomes are in the order of the runs. Several runs are for the first sign-in on a device that has records. */
  submit: defineCall({
    id: 'flockRecords.submit',
    method: 'POST',
    path: RECORDS_PATH,
    access: 'user',
    body: todaySchema.extend({ runs: z.array(submittedRunSchema).min(1).max(RUN_LIMITS.runs) }),
    bodyLimit: SUBMISSION_BYTES_MAX,
    reply: z.object({ outcomes: z.array(z.enum(RUN_OUTCOMES)), records: flockRecordsSchema }),
  }),
} as const;
