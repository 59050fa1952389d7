import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FindQuery, TextMatch, TextPlace } from '../../../bridges/json-bridge.ts';
import type { Findable } from './text-source.ts';
import { type MatchTotal, useMatchTotal } from './use-match-total.ts';

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
