import { useEffect, useEffectEvent, useState } from 'react';
import type { FindQuery, TextMatch } from '../../../bridges/json-bridge.ts';
import type { Findable } from './text-source.ts';

/** The matches of a query so far. */
export interface MatchTotal {
  readonly count: number;
  /** Which of them is shown, from 1; null while it is not counted yet. */
  readonly ordinal: number | null;
  readonly isComplete: boolean;
}

interface CountedMatch {
  readonly of: TextMatch;
  readonly query: FindQuery;
  readonly ordinal: number;
}

/** A count starts when the query has not changed for this long, so that it does not delay the search. */
const QUIET_MS = 250;

/** Counts the matches of a query part by part, as long as the query and the text stay. */
export function useMatchTotal(
  textKey: string,
  text: Findable,
  query: FindQuery,
  match: TextMatch | null,
): MatchTotal | null {
  const [parts, setParts] = useState<{
    readonly of: FindQuery;
    readonly count: number;
    readonly isComplete: boolean;
  }>();
  const [place, setPlace] = useState<CountedMatch | null>(null);
  const countPart = useEffectEvent((from: number, upTo: number) => text.countMatches(query, from, upTo));
  const hasMatch = match !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or query is another count.
  useEffect(() => {
    if (!hasMatch) return;
    let isGone = false;
    const countAll = async () => {
      let count = 0;
      for (let next: number | null = 0; next !== null && !isGone; ) {
        const part = await countPart(next, -1);
        count += part.count;
        next = part.next;
        if (!isGone) setParts({ of: query, count, isComplete: next === null });
      }
    };
    const timer = setTimeout(() => void countAll().catch(() => undefined), QUIET_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [textKey, query, hasMatch]);

  // The matches before the shown one are counted by themselves: from the start, or from the shown one before it.
  const readPlace = useEffectEvent(() => place);
  useEffect(() => {
    if (match === null) return setPlace(null);
    let isGone = false;
    const findOrdinal = async () => {
      const known = readPlace();
      const isAhead = known !== null && known.query === query && known.of.offset < match.offset;
      let ordinal = isAhead ? known.ordinal : 0;
      let next: number | null = isAhead ? known.of.offset + 1 : 0;
      while (next !== null && next <= match.offset && !isGone) {
        const part = await countPart(next, match.offset);
        ordinal += part.countUpTo;
        next = part.next;
      }
      if (!isGone) setPlace({ of: match, query, ordinal });
    };
    void findOrdinal().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [match, query]);

  if (match === null || parts === undefined || parts.of !== query) return null;
  // A match that a change of the text removed has no ordinal.
  const isGone = parts.isComplete && place !== null && place.ordinal > parts.count;
  return {
    count: parts.count,
    ordinal: place?.of === match && !isGone ? place.ordinal : null,
    isComplete: parts.isComplete,
  };
}
