import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FindQuery, TextMatch, TextPlace } from '../../../bridges/json-bridge.ts';

export type Find = (query: FindQuery, from: TextPlace, isBackwards: boolean) => Promise<TextMatch | null>;

/** `idle`: nothing to search for. While a slow search is `searching`, the match before it stays. */
export interface FindState {
  readonly step: 'idle' | 'searching' | 'found' | 'missing';
  readonly match: TextMatch | null;
}

const NOTHING: FindState = { step: 'idle', match: null };
const START: TextPlace = { line: 0, column: 0 };
/** A search starts when no key was pressed for this long. */
const TYPING_MS = 150;
/** A faster search is not shown as under way. */
const SLOW_SEARCH_MS = 300;

/** Finds words in a text, from match to match. For another text the search starts again. */
export function useFind(textId: number, find: Find, onError: (error: unknown) => void) {
  const [query, setQuery] = useState<FindQuery>({ text: '', isCaseSensitive: false });
  const [state, setState] = useState<FindState>(NOTHING);
  const lastSearch = useRef(0);

  const search = async (wanted: FindQuery, from: TextPlace, isBackwards: boolean) => {
    lastSearch.current += 1;
    const number = lastSearch.current;
    const isCurrent = () => number === lastSearch.current;
    if (wanted.text === '') return setState(NOTHING);
    const slow = setTimeout(() => setState(({ match }) => ({ step: 'searching', match })), SLOW_SEARCH_MS);
    try {
      const match = await find(wanted, from, isBackwards);
      if (isCurrent()) setState({ step: match === null ? 'missing' : 'found', match });
    } catch (error) {
      if (isCurrent()) setState(NOTHING);
      if (!(error instanceof DOMException && error.name === 'AbortError')) onError(error);
    } finally {
      clearTimeout(slow);
    }
  };

  const place = state.match ?? START;
  // While a word is being typed, the search continues from the match for its beginning.
  const searchOn = useEffectEvent(() => void search(query, place, false));
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
    const step = isBackwards || state.match === null ? 0 : 1;
    return search(query, { line: place.line, column: place.column + step }, isBackwards);
  };
  return { query, setQuery, state, next };
}
