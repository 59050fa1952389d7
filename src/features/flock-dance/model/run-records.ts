import type { RunLog } from '../../../core/flock/run-log.ts';
import { z } from '../../../core/schema.ts';
import { LEADER_COUNT, POPULATION_COUNT } from '../constants.ts';
import { STORED_RUN } from '../game/constants.ts';
import type { GameKind } from './game.ts';
import { DAY_PATTERN } from './pond-of-the-day.ts';

const sideSchema = z.number().positive().max(STORED_RUN.maxSidePx);

const conditionsSchema = z.object({
  step: z.number().int().min(0).max(STORED_RUN.maxTextLength),
  width: sideSchema,
  height: sideSchema,
  population: z.number().int().min(POPULATION_COUNT.min).max(POPULATION_COUNT.max),
  leaders: z.number().int().min(LEADER_COUNT.min).max(LEADER_COUNT.max),
  pace: z.number().min(0).max(4),
  refreshes: z.boolean(),
});

const storedLogSchema = z.object({
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

/** A run's log as it is kept. */
export type StoredLog = z.infer<typeof storedLogSchema>;
/** The best free game, and the best game of the latest day's pond with all that replays it. */
export type RunRecords = z.infer<typeof recordsSchema>;

export const NO_RECORDS: RunRecords = { free: null, daily: null };

/** A log as it can be kept; null when it is longer than what is kept. */
export function toStoredLog(log: RunLog, toText: (bytes: Uint8Array) => string): StoredLog | null {
  const result = storedLogSchema.safeParse({ ...log, steps: toText(log.steps) });
  return result.success ? result.data : null;
}

/** The best score of a kind so far, for today's pond on that day; null when there is none. */
export function bestScore(records: RunRecords, kind: GameKind, day: string | null): number | null {
  if (kind === 'free') return records.free?.score ?? null;
  return records.daily !== null && records.daily.day === day ? records.daily.score : null;
}

/** The better of each kind: of free games the higher score, of today's pond the later day and then the higher score. */
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

/** Of equal ones that which can be replayed. */
function compareDays(a: NonNullable<RunRecords['daily']>, b: NonNullable<RunRecords['daily']>): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return compareScores(a, b) || Number(a.log !== null) - Number(b.log !== null);
}

/** What a finished game brings to the records. */
export interface FinishedRun {
  readonly kind: GameKind;
  readonly day: string | null;
  readonly score: number;
  readonly elapsedMs: number;
  readonly log: StoredLog | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A game counts when it beats the best of its kind; nothing eaten is no record. */
export function isRecord(records: RunRecords, run: FinishedRun): boolean {
  return run.score > (bestScore(records, run.kind, run.day) ?? 0);
}

/** The records with a game that beats them; the same ones when it does not. */
export function applyFinishedRun(records: RunRecords, run: FinishedRun): RunRecords {
  if (!isRecord(records, run)) return records;
  const { score, elapsedMs, log, day, at } = run;
  if (run.kind === 'free') return { ...records, free: { score, elapsedMs, at } };
  if (day === null) return records;
  // A better game that cannot be replayed leaves the ghost of the one before.
  const former = records.daily?.day === day ? records.daily.log : null;
  return { ...records, daily: { day, score, elapsedMs, log: log ?? former } };
}

/** A result stored when the page was left in the middle of a game that then went on. */
export interface InterimRun {
  readonly kind: GameKind;
  readonly before: RunRecords;
  readonly after: RunRecords;
}

/** The records without the game's own interim result. A better record set since then, elsewhere, stays. */
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
