import { RULES_VERSION, type RunLog } from '../../../core/flock/run-log.ts';
import { z } from '../../../core/schema.ts';
import { LEADER_COUNT, POPULATION_COUNT, STORED_RUN } from '../constants.ts';
import type { GameKind } from './game.ts';
import { DAY_PATTERN } from './pond-of-the-day.ts';
import { type FreeSetting, settingKey } from './setting-key.ts';

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

/** The best free games by the key of their setting. */
type FreeBests = Readonly<Record<string, z.infer<typeof freeBestSchema>>>;

export const recordsSchema = z.object({
  free: z.unknown().optional().transform(readFreeBests),
  daily: dailyBestSchema.nullable().catch(null),
});

/** A run's log in its stored form. */
export type StoredLog = z.infer<typeof storedLogSchema>;
/** The best free game of each setting, and the best game of the latest day with the log that replays it. */
export type RunRecords = z.infer<typeof recordsSchema>;

export const NO_RECORDS: RunRecords = { free: {}, daily: null };

/** Earlier releases kept one free game of any setting. It stays under this key, and is compared with no other game. */
export const ANY_SETTING = '';

function readFreeBests(stored: unknown): FreeBests {
  const only = freeBestSchema.safeParse(stored).data;
  if (only !== undefined) return { [ANY_SETTING]: only };
  if (typeof stored !== 'object' || stored === null) return {};
  const bests = Object.entries(stored).flatMap(([key, value]) => {
    const best = key.length > STORED_RUN.maxKeyLength ? undefined : freeBestSchema.safeParse(value).data;
    return best === undefined ? [] : [[key, best] as const];
  });
  return keepLatest(Object.fromEntries(bests));
}

/** As many free games as are kept; the oldest leave. */
function keepLatest(bests: FreeBests): FreeBests {
  const entries = Object.entries(bests);
  if (entries.length <= STORED_RUN.maxSettings) return bests;
  return Object.fromEntries(entries.sort(([, a], [, b]) => b.at - a.at).slice(0, STORED_RUN.maxSettings));
}

/** A log in its stored form; null when it is too long to be stored. */
export function toStoredLog(log: RunLog, toText: (bytes: Uint8Array) => string): StoredLog | null {
  const result = storedLogSchema.safeParse({ ...log, steps: toText(log.steps) });
  return result.success ? result.data : null;
}

/** Which games a game is compared with. */
export interface Contest {
  readonly kind: GameKind;
  /** The day of today's pond. */
  readonly day: string | null;
  /** The setting of a free game; null where it has no record, as in the pond of a past day. */
  readonly setting: FreeSetting | null;
}

/** The best score of a contest; null when there is none. */
export function bestScore(records: RunRecords, { kind, day, setting }: Contest): number | null {
  if (kind === 'free') return setting === null ? null : (freeBest(records, setting)?.score ?? null);
  return records.daily !== null && records.daily.day === day ? records.daily.score : null;
}

/** The better game of each kind: the higher score for free games; the later day, then the higher score, for today's pond. */
export function mergeRunRecords(a: RunRecords, b: RunRecords): RunRecords {
  const free = { ...a.free };
  for (const [key, best] of Object.entries(b.free)) free[key] = better(free[key] ?? null, best, compareScores) ?? best;
  return { free: keepLatest(free), daily: better(a.daily, b.daily, compareDays) };
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
export interface FinishedRun extends Contest {
  readonly score: number;
  readonly elapsedMs: number;
  readonly log: StoredLog | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Whether a game beats the best of its contest. A score of 0 is never a record. */
export function isRecord(records: RunRecords, run: FinishedRun): boolean {
  if (run.kind === 'free' && run.setting === null) return false;
  return run.score > (bestScore(records, run) ?? 0);
}

/** The records after a game. The same object when it is not a record. */
export function applyFinishedRun(records: RunRecords, run: FinishedRun): RunRecords {
  if (!isRecord(records, run)) return records;
  const { score, elapsedMs, log, day, setting, at } = run;
  if (setting !== null) {
    const free = { ...records.free, [settingKey(setting)]: { score, elapsedMs, at } };
    return { ...records, free: keepLatest(free) };
  }
  if (day === null) return records;
  // A better game without a log keeps the previous log as the ghost.
  const previousLog = records.daily?.day === day ? records.daily.log : null;
  return { ...records, daily: { day, score, elapsedMs, log: log ?? previousLog } };
}

/** A result stored when the page was left during a game that continued later. */
export interface InterimRun {
  /** The setting of a free game; null in today's pond. */
  readonly setting: FreeSetting | null;
  readonly before: RunRecords;
  readonly after: RunRecords;
}

/** The records without the game's own interim result. A better record from another tab stays. */
export function withoutInterim(records: RunRecords, { setting, before, after }: InterimRun): RunRecords {
  if (setting !== null) {
    if (!isSameBest(freeBest(records, setting), freeBest(after, setting))) return records;
    const { [settingKey(setting)]: _interim, ...others } = records.free;
    const best = freeBest(before, setting);
    return { ...records, free: best === null ? others : { ...others, [settingKey(setting)]: best } };
  }
  return isSameBest(records.daily, after.daily) ? { ...records, daily: before.daily } : records;
}

function freeBest({ free }: RunRecords, setting: FreeSetting) {
  const key = settingKey(setting);
  return Object.hasOwn(free, key) ? (free[key] ?? null) : null;
}

interface Best {
  readonly score: number;
  readonly elapsedMs: number;
  readonly day?: string;
}

function isSameBest(a: Best | null, b: Best | null): boolean {
  return a !== null && b !== null && a.score === b.score && a.elapsedMs === b.elapsedMs && a.day === b.day;
}
