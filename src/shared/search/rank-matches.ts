import { matchText, type TextMatch } from './match-text.ts';
import type { ReadingsOf } from './readings.ts';

export interface Ranked<T> {
  readonly item: T;
  readonly match: TextMatch;
  /** The text that was found best. */
  readonly text: string;
}

/**
 * The items that a query finds, best first; equally good ones keep their order. An item may have several texts, of which
 * the best one counts and, of equally good ones, the first.
 */
export function rankMatches<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
  query: string,
  readingsOf: ReadingsOf | null,
): readonly Ranked<T>[] {
  return items
    .flatMap((item) => {
      const best = findBest(textsOf(item), query, readingsOf);
      return best === null ? [] : [{ item, ...best }];
    })
    .toSorted((a, b) => a.match.cost - b.match.cost);
}

function findBest(texts: readonly string[], query: string, readingsOf: ReadingsOf | null) {
  let best: { readonly match: TextMatch; readonly text: string } | null = null;
  for (const text of texts) {
    const match = matchText(text, query, readingsOf);
    if (match !== null && (best === null || match.cost < best.match.cost)) best = { match, text };
  }
  return best;
}
