import { submittedLogSchema } from '../../../core/contracts/flock-records.ts';
import type { RunLog } from '../../../core/flock/run-log.ts';
import { z } from '../../../core/schema.ts';
import { STORED_RUN } from '../constants.ts';
import { DAY_PATTERN } from './pond-of-the-day.ts';

const daySchema = z.string().regex(DAY_PATTERN);
const tryIdSchema = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[\w-]+$/);

const trySchema = z.object({
  day: daySchema,
  /** What the server knows this device's try by. */
  tryId: tryIdSchema,
  /** False while its game has not had a step yet: the try can still be played. */
  isPlayed: z.boolean(),
});

const waitingSchema = z.object({
  day: daySchema.nullable(),
  tryId: tryIdSchema.nullable(),
  score: z.number().int().min(0).max(STORED_RUN.maxScore),
  log: submittedLogSchema,
});

const userSchema = z.object({
  daily: trySchema.nullable().catch(null),
  waiting: z.array(z.unknown()).catch([]).transform(readWaiting),
});

const storedSchema = z.record(z.string().max(100), userSchema);

/** The try of the latest day that counts, as this browser has begun it. */
type OwnTry = z.infer<typeof trySchema>;
/** A game whose result the account does not have yet. */
export type WaitingRun = z.infer<typeof waitingSchema>;
type UserGames = z.infer<typeof userSchema>;
/** What this browser owes the accounts that play in it, by user id. */
export type AccountGames = Readonly<Record<string, UserGames>>;

/** More would not fit into the browser's storage beside everything else. */
const WAITING_MAX = 4;
const NO_GAMES: UserGames = { daily: null, waiting: [] };

/** Stored text → games; null where it is damaged as a whole. Single damaged games are left out. */
export function parseAccountGames(text: string): AccountGames | null {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function gamesOf(stored: AccountGames, userId: string): UserGames {
  return Object.hasOwn(stored, userId) ? (stored[userId] ?? NO_GAMES) : NO_GAMES;
}

export function withTry(stored: AccountGames, userId: string, daily: OwnTry): AccountGames {
  return { ...stored, [userId]: { ...gamesOf(stored, userId), daily } };
}

/** The id of the day's try if it can be played now: it is new, or its game has not had a step. Null for practice. */
export function playableTry({ daily }: UserGames, day: string, createId: () => string): string | null {
  if (daily?.day !== day) return createId();
  return daily.isPlayed ? null : daily.tryId;
}

/** Adds a game. Of two that compete for one record the better one waits; counted games are never left out for others. */
export function withWaiting(stored: AccountGames, userId: string, run: WaitingRun): AccountGames {
  const own = gamesOf(stored, userId);
  const rival = own.waiting.find((other) => isSameContest(other, run));
  if (rival !== undefined && rival.score >= run.score) return stored;
  const all = [run, ...own.waiting.filter((other) => other !== rival)];
  const waiting = all.sort((a, b) => Number(b.tryId !== null) - Number(a.tryId !== null)).slice(0, WAITING_MAX);
  return { ...stored, [userId]: { ...own, waiting } };
}

export function withoutWaiting(stored: AccountGames, userId: string, run: WaitingRun): AccountGames {
  const own = gamesOf(stored, userId);
  const waiting = own.waiting.filter((other) => !isSameRun(other, run));
  return waiting.length === own.waiting.length ? stored : { ...stored, [userId]: { ...own, waiting } };
}

/** What either side has; this browser's own try of a later or the same day stays. */
export function mergeAccountGames(a: AccountGames, b: AccountGames): AccountGames {
  return Object.entries(b).reduce<AccountGames>((merged, [userId, { daily, waiting }]) => {
    const own = gamesOf(merged, userId).daily;
    const isLater = daily !== null && (own === null || own.day < daily.day);
    const withDaily = isLater ? withTry(merged, userId, daily) : merged;
    return waiting.reduce((next, run) => withWaiting(next, userId, run), withDaily);
  }, a);
}

export function toWaitingRun(
  { steps, ...head }: RunLog,
  run: Omit<WaitingRun, 'log'>,
  toText: (bytes: Uint8Array) => string,
): WaitingRun | null {
  return waitingSchema.safeParse({ ...run, log: { ...head, steps: toText(steps) } }).data ?? null;
}

function readWaiting(values: readonly unknown[]): z.infer<typeof waitingSchema>[] {
  return values.flatMap((value) => waitingSchema.safeParse(value).data ?? []).slice(0, WAITING_MAX);
}

function isSameContest(a: WaitingRun, b: WaitingRun): boolean {
  if (a.tryId !== null || b.tryId !== null) return a.tryId === b.tryId && a.day === b.day;
  if (a.day !== null || b.day !== null) return a.day === b.day;
  const [x, y] = [a.log.conditions[0], b.log.conditions[0]];
  return x?.population === y?.population && x?.pace === y?.pace;
}

function isSameRun(a: WaitingRun, b: WaitingRun): boolean {
  return isSameContest(a, b) && a.score === b.score && a.log.steps === b.log.steps;
}

/** How many games wait for the account, of all users. */
export function countWaiting(stored: AccountGames): number {
  return Object.values(stored).reduce((count, { waiting }) => count + waiting.length, 0);
}
