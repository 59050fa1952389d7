import type { JsonDifferenceKind } from '../../../bridges/json-bridge.ts';

/** In the order in which kinds are listed. */
export const KINDS: readonly JsonDifferenceKind[] = ['added', 'removed', 'changed', 'moved', 'reordered', 'notation'];

/** Tells kinds apart without colors. */
export const KIND_SIGNS: Record<JsonDifferenceKind, string> = {
  added: '+',
  removed: '−',
  changed: '≠',
  moved: '⇅',
  reordered: '⇄',
  notation: '≈',
};

/** The worker lists this many differences of each kind. */
export const LISTED_COUNT = 1000;

/** Height of a row in the list: one line, or several lines on a narrow page. */
export const ROW_PX = { wide: 40, narrow: 88 } as const;
export const LIST_ROWS_COUNT = 8;
/** Height of each text where one is above the other. */
export const NARROW_PANE_PX = 216;
