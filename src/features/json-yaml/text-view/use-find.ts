import { useEffect, useRef, useState } from 'react';
import type { FindQuery, TextMatch, TextPlace } from '../../../bridges/json-bridge.ts';

export type Find = (query: FindQuery, from: TextPlace, isBackwards: boolean) => Promise<TextMatch | null>;

/** `idle`: nothing to look for. A search that takes long is `searching`, what was found before stays until it is done. */
export interface FindState {
  readonly step: 'idle' | 'searching' | 'found' | 'missing';
  readonly match: TextMatch | null;
}

const NOTHING: FindState = { step: 'idle', match: null };
/** Typing goes on before this has passed. */
const TYPING_MS = 150;
/** A search that is faster needs no word of its own. */
const SLOW_SEARCH_MS = 300;

/** Looks for words in one text, from match to match. Another text begins anew. */
export function useFind(textId: number, find: Find, onError: (error: unknown) => void) {
  const [query, setQuery] = useState<FindQuery>({ text: '', isCaseSensitive: false });
  const [state, setState] = useState<FindState>(NOTHING);
  const search = useRef(0);
  const callbacks = useRef({ find, onError });
  useEffect(() => {
    callbacks.current = { find, onError };
  });

  const look = async (wanted: FindQuery, from: TextPlace, isBackwards: boolean) => {
    search.current += 1;
    const own = search.current;
    if (wanted.text === '') return setState(NOTHING);
    const slow = setTimeout(() => setState(({ match }) => ({ step: 'searching', match })), SLOW_SEARCH_MS);
    try {
      const match = await callbacks.current.find(wanted, from, isBackwards);
      if (own === search.current) setState({ step: match === null ? 'missing' : 'found', match });
    } catch (error) {
      const isReplaced = error instanceof DOMException && error.name === 'AbortError';
      if (own === search.current) setState(NOTHING);
      if (!isReplaced) callbacks.current.onError(error);
    } finally {
      clearTimeout(slow);
    }
  };

  // What is found stays found while the word grows: the search goes on from where it is.
  const place = state.match ?? { line: 0, column: 0 };
  const from = useRef(place);
  from.current = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is looked through again for the same words.
  useEffect(() => {
    const timer = setTimeout(() => look(query, from.current, false), TYPING_MS);
    return () => clearTimeout(timer);
  }, [query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, but from the beginning.
  useEffect(() => {
    search.current += 1;
    setState(NOTHING);
    void look(query, { line: 0, column: 0 }, false);
  }, [textId]);

  return {
    query,
    setQuery,
    state,
    next: (isBackwards: boolean) =>
      look(
        query,
        isBackwards ? place : { line: place.line, column: place.column + (state.match === null ? 0 : 1) },
        isBackwards,
      ),
  };
}
