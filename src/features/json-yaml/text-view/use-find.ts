import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FindQuery, TextMatch, TextPlace } from '../../../bridges/json-bridge.ts';
import type { Findable } from './text-source.ts';

/** `idle`: nothing to search for. While a slow search is `searching`, the match before it stays. */
export interface FindState {
  readonly step: 'idle' | 'searching' | 'found' | 'missing';
  readonly match: TextMatch | null;
}

export const EMPTY_QUERY: FindQuery = { text: '', isCaseSensitive: false, isWholeWord: false };
interface FindOptions {
  /** Where the first search begins; by default the start of the text. */
  readonly start?: () => TextPlace;
  /** Changes when the same text is changed: the matches are counted again. */
  readonly version?: number;
}

const NOTHING: FindState = { step: 'idle', match: null };
const START: TextPlace = { line: 0, column: 0 };
/** A search starts when no key was pressed for this long. */
const TYPING_MS = 150;
/** A faster search is not shown as under way. */
const SLOW_SEARCH_MS = 300;

export interface Finding {
  readonly query: FindQuery;
  readonly setQuery: (query: FindQuery) => void;
  readonly state: FindState;
  readonly total: MatchTotal | null;
  readonly next: (isBackwards: boolean) => Promise<void>;
}

/**
 * Finds words in a text, from match to match, and counts them. For another text the search starts again.
 */
export function useFind(
  textId: number,
  text: Findable,
  onError: (error: unknown) => void,
  { start = () => START, version = 0 }: FindOptions = {},
): Finding {
  const [query, setQuery] = useState<FindQuery>(EMPTY_QUERY);
  const [state, setState] = useState<FindState>(NOTHING);
  const total = useMatchTotal(`${textId} ${version}`, text, query, state.match);
  const lastSearch = useRef(0);

  const search = async (wanted: FindQuery, from: TextPlace, isBackwards: boolean) => {
    lastSearch.current += 1;
    const number = lastSearch.current;
    const isCurrent = () => number === lastSearch.current;
    if (wanted.text === '') return setState(NOTHING);
    const slow = setTimeout(() => setState(({ match }) => ({ step: 'searching', match })), SLOW_SEARCH_MS);
    try {
      const match = await text.find(wanted, from, isBackwards);
      if (isCurrent()) setState({ step: match === null ? 'missing' : 'found', match });
    } catch (error) {
      if (isCurrent()) setState(NOTHING);
      if (!(error instanceof DOMException && error.name === 'AbortError')) onError(error);
    } finally {
      clearTimeout(slow);
    }
  };

  // While a word is being typed, the search continues from the match for its beginning.
  const searchOn = useEffectEvent(() => void search(query, state.match ?? start(), false));
  const searchAgain = useEffectEvent(() => {
    setState(NOTHING);
    void search(query, START, false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query is the reason to search.
  useEffect(() => {
    const timer = setTimeout(() => searchOn(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is the reason to search again.
  useEffect(() => searchAgain(), [textId]);

  const next = (isBackwards: boolean) => {
    const { match } = state;
    if (match === null) return search(query, start(), isBackwards);
    // Matches that overlap are one match, as in the count.
    return search(query, { line: match.line, column: match.column + (isBackwards ? 0 : match.length) }, isBackwards);
  };
  return { query, setQuery, state, total, next };
}

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
function useMatchTotal(textKey: string, text: Findable, query: FindQuery, match: TextMatch | null): MatchTotal | null {
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
