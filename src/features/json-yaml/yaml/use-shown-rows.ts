import { useState } from 'react';

/** So many rows of a list are shown at first. */
const FIRST_COUNT = 20;

/** How many rows of a list are shown: a few at first, all of them when asked for. */
export function useShownRows(): { readonly shownCount: number; readonly showMore: () => void } {
  const [areAllShown, setAllShown] = useState(false);
  return { shownCount: areAllShown ? Number.POSITIVE_INFINITY : FIRST_COUNT, showMore: () => setAllShown(true) };
}
