import type { FlockRecords } from '../../../core/contracts/flock-records.ts';
import type { GameKind, Round } from './game.ts';
import type { FreeSetting } from './setting-key.ts';

/** A game as a shared result shows it. */
export interface ResultCard {
  readonly kind: GameKind;
  /** The day of the pond; null for any other pond. */
  readonly day: string | null;
  /** The setting of a free game; null where it has no record. */
  readonly setting: FreeSetting | null;
  readonly score: number;
  /** Whether this is the day's game that counts. */
  readonly isCounted: boolean;
  /** The share of the day's results that are at least as good, in percent; null where it is unknown or says nothing. */
  readonly topPercent: number | null;
  /** Days in a row with a counted result; 0 where it is unknown. */
  readonly streak: number;
}

/** The card of a finished game. `records` are the account's; only the counted game has rank and streak. */
export function resultCardOf(
  { kind, day, setting, tryId }: Round,
  score: number,
  records: FlockRecords | null,
): ResultCard {
  const isCounted = tryId !== null;
  const card = { kind, day, setting, score, isCounted };
  const isKnown = records?.today.day === day && records?.today.score === score;
  if (records === null || !isCounted || !isKnown) return { ...card, topPercent: null, streak: 0 };
  const { percentile } = records.today;
  // "The best 100 percent" would say nothing; the best player of all is among the best one percent.
  const topPercent = percentile === null || percentile === 0 ? null : Math.max(100 - percentile, 1);
  return { ...card, topPercent, streak: records.streak };
}
