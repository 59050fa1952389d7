import type { JsonDifferenceKind } from '../../../bridges/json-bridge.ts';
import { LINE_PX } from '../constants.ts';
import { STATUS_PX } from '../parts/pane-style.ts';

/** In the order in which kinds are listed. */
export const KINDS: readonly JsonDifferenceKind[] = ['added', 'removed', 'changed', 'moved', 'reordered', 'notation'];

/** Signs that distinguish the kinds without color. */
export const KIND_SIGNS: Record<JsonDifferenceKind, string> = {
  added: '+',
  removed: '−',
  changed: '≠',
  moved: '⇅',
  reordered: '⇄',
  notation: '≈',
};

/** Height of a row in the list: one line, or several lines on a narrow page. */
export const ROW_PX = { wide: 40, narrow: 88 } as const;
export const LIST_ROWS_COUNT = 8;
/** Least height of the text in each pane above the list of differences: 18 lines, and the line under them. */
export const RESULT_TEXT_PX = 18 * LINE_PX + STATUS_PX;
