import type { JsonDifferenceKind } from '../../../bridges/json-bridge.ts';
import { LINE_PX } from '../constants.ts';
import { STATUS_PX } from '../parts/pane-style.ts';

export const SIDES = ['left', 'right'] as const;

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
/** The list's height, where the visitor gives it none: the window without everything `around` the list. */
export const LIST_PX = { around: 690, min: 2 * ROW_PX.wide, max: LIST_ROWS_COUNT * ROW_PX.wide } as const;
/**
 * Least height of the text in each pane above the list of differences, with the line under it: 18 lines, or 6 above a list
 * whose height the visitor chose.
 */
export const RESULT_TEXT_PX = { usual: 18 * LINE_PX + STATUS_PX, above: 6 * LINE_PX + STATUS_PX } as const;
