import { COUNTDOWN_STEPS } from '../../../core/flock/hunt.ts';
import { RULES_VERSION, type RunLog } from '../../../core/flock/run-log.ts';
import { z } from '../../../core/schema.ts';
import { LEADER_COUNT, POPULATION_COUNT } from '../constants.ts';
import { STORED_RUN } from '../game/constants.ts';
import type { GameKind } from './game.ts';
import { DAY_PATTERN } from './pond-of-the-day.ts';

const sideSchema = z.number().positive().max(STORED_RUN.maxSidePx);

const conditionsSchema = z.object({
  /** Below 0 during the countdown. */
  step: z.number().int().min(-COUNTDOWN_STEPS).max(STORED_RUN.maxTextLength),
  width: sideSchema,
  height: sideSchema,
  population: z.number().int().min(POPULATION_COUNT.min).max(POPULATION_COUNT.max),
  leaders: z.number().int().min(LEADER_COUNT.min).max(LEADER_COUNT.max),
  pace: z.number().min(0).max(4),
  refreshes: z.boolean(),
});

const storedLogSchema = z.object({
  /** A log of other rules cannot be replayed. */
  rules: z.literal(RULES_VERSION),
  pond: z.enum(['free', 'daily']),
  seed: z.number().int().min(0).max(0xffffffff),
  conditions: z.array(conditionsSchema).min(1).max(STORED_RUN.maxConditions),
  /** The steps in base64. */
  steps: z.string().min(4).max(STORED_RUN.maxTextLength),
});

const scoreSchema = z.number().int().min(0).max(STORED_RUN.maxScore);
const freeBestSchema = z.object({ score: scoreSchema, elapsedMs: z.number().min(0), at: z.number() });
const dailyBestSchema = z.object({
  day: z.string().regex(DAY_PATTERN),
  score: scoreSchema,
  elapsedMs: z.number().min(0),
  log: storedLogSchema.nullable().catch(null),
});

export const recordsSchema = z.object({
  free: freeBestSchema.nullable().catch(null),
  daily: dailyBestSchema.nullable().catch(null),
});

/** A run's log in its stored form. */
export type StoredLog = z.infer<typeof storedLogSchema>;
/** The best free game, and the best game of the latest day with the log that replays it. */
export type RunRecords = z.infer<typeof recordsSchema>;

export const NO_RECORDS: RunRecords = { free: null, daily: null };

/** A log in its stored form; null when it is too long to be stored. */
export function toStoredLog(log: RunLog, toText: (bytes: Uint8Array) => string): StoredLog | null {
  const result = storedLogSchema.safeParse({ ...log, steps: toText(log.steps) });
  return result.success ? result.data : null;
}

/** The best score of a kind, for today's pond of this day; null when there is none. */
export function bestScore(records: RunRecords, kind: GameKind, day: string | null): number | null {
  if (kind === 'free') return records.free?.score ?? null;
  return records.daily !== null && records.daily.day === day ? records.daily.score : null;
}

/** The better game of each kind: the higher score for free games; the later day, then the higher score, for today's pond. */
export function mergeRunRecords(a: RunRecords, b: RunRecords): RunRecords {
  return { free: better(a.free, b.free, compareScores), daily: better(a.daily, b.daily, compareDays) };
}

function better<Best>(a: Best | null, b: Best | null, compare: (a: Best, b: Best) => number): Best | null {
  if (a === null || b === null) return a ?? b;
  return compare(a, b) < 0 ? b : a;
}

function compareScores(a: { readonly score: number }, b: { readonly score: number }): number {
  return a.score - b.score;
}

/** Of two equal games, the one with a log is better. */
function compareDays(a: NonNullable<RunRecords['daily']>, b: NonNullable<RunRecords['daily']>): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return compareScores(a, b) || Number(a.log !== null) - Number(b.log !== null);
}

/** A finished game, as a candidate for the records. */
export interface FinishedRun {
  readonly kind: GameKind;
  readonly day: string | null;
  readonly score: number;
  readonly elapsedMs: number;
  readonly log: StoredLog | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Whether a game beats the best of its kind. A score of 0 is never a record. */
export function isRecord(records: RunRecords, run: FinishedRun): boolean {
  return run.score > (bestScore(records, run.kind, run.day) ?? 0);
}

/** The records after a game. The same object when it is not a record. */
export function applyFinishedRun(records: RunRecords, run: FinishedRun): RunRecords {
  if (!isRecord(records, run)) return records;
  const { score, elapsedMs, log, day, at } = run;
  if (run.kind === 'free') return { ...records, free: { score, elapsedMs, at } };
  if (day === null) return records;
  // A better game without a log keeps the previous log as the ghost.
  const previousLog = records.daily?.day === day ? records.daily.log : null;
  return { ...records, daily: { day, score, elapsedMs, log: log ?? previousLog } };
}

/** A result stored when the page was left during a game that continued later. */
export interface InterimRun {
  readonly kind: GameKind;
  readonly before: RunRecords;
  readonly after: RunRecords;
}

/** The records without the game's own interim result. A better record from another tab stays. */
export function withoutInterim(records: RunRecords, { kind, before, after }: InterimRun): RunRecords {
  if (kind === 'free') return isSameBest(records.free, after.free) ? { ...records, free: before.free } : records;
  return isSameBest(records.daily, after.daily) ? { ...records, daily: before.daily } : records;
}

interface Best {
  readonly score: number;
  readonly elapsedMs: number;
  readonly day?: string;
}

function isSameBest(a: Best | null, b: Best | null): boolean {
  return a !== null && b !== null && a.score === b.score && a.elapsedMs === b.elapsedMs && a.day === b.day;
}
