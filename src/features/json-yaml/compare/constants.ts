import type { JsonDifferenceKind } from '../../../bridges/json-bridge.ts';

/** In this order everywhere. */
export const KINDS: readonly JsonDifferenceKind[] = ['added', 'removed', 'changed', 'moved', 'reordered', 'notation'];

/** Tells kinds apart where colors do not. */
export const KIND_SIGNS: Record<JsonDifferenceKind, string> = {
  added: '+',
  removed: '−',
  changed: '≠',
  moved: '⇅',
  reordered: '⇄',
  notation: '≈',
};

/** The worker lists so many of each kind. */
export const LISTED_COUNT = 1000;

/** Height of a difference in the list: on one line, and on two where the page is narrow. */
export const ROW_PX = { wide: 40, narrow: 88 } as const;
export const LIST_ROWS_COUNT = 8;
/** Height of a text where both stand one above the other. */
export const NARROW_PANE_PX = 216;
