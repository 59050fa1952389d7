import { assertNever } from '../../core/errors.ts';
import type { PortalEvent } from '../../shared/events.ts';
import { HEADER_HIDE_SCROLL_PX } from './constants.ts';

interface HeaderState {
  /** Scrolled by the hiding distance or more. */
  readonly isAway: boolean;
  readonly isHidden: boolean;
  /** Keyboard focus is inside the header, which must then be visible in any case. */
  readonly hasFocus: boolean;
}

export type HeaderEvent =
  | { readonly type: 'scrolled'; readonly topPx: number }
  | { readonly type: 'asked'; readonly event: PortalEvent }
  | { readonly type: 'focus'; readonly isInside: boolean }
  | { readonly type: 'page-changed' };

export const INITIAL_HEADER_STATE: HeaderState = { isAway: false, isHidden: false, hasFocus: false };

/**
 * The rule of the overlay header (doc 2 §2). The latest event decides. Scrolling counts only when it crosses the hiding
 * distance, so that the next pixel does not undo a page's `showHeader`.
 */
export function applyHeaderEvent(state: HeaderState, event: HeaderEvent): HeaderState {
  switch (event.type) {
    case 'scrolled': {
      const isAway = event.topPx >= HEADER_HIDE_SCROLL_PX;
      return isAway === state.isAway ? state : { ...state, isAway, isHidden: isAway };
    }
    case 'asked':
      return { ...state, isHidden: event.event === 'hideHeader' };
    case 'focus':
      return event.isInside === state.hasFocus ? state : { ...state, hasFocus: event.isInside };
    case 'page-changed':
      return { ...INITIAL_HEADER_STATE, hasFocus: state.hasFocus };
    default:
      return assertNever(event);
  }
}

export function isHeaderVisible(state: HeaderState): boolean {
  return state.hasFocus || !state.isHidden;
}
