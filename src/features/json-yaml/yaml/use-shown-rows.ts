import { useState } from 'react';

/** Rows of a list that are shown at first. */
const FIRST_COUNT = 20;

/** How many rows of a list are shown: the first ones, then all of them on request. */
export function useShownRows(): { readonly shownCount: number; readonly showMore: () => void } {
  const [areAllShown, setAllShown] = useState(false);
  return { shownCount: areAllShown ? Number.POSITIVE_INFINITY : FIRST_COUNT, showMore: () => setAllShown(true) };
}
