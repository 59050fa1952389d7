import { ACTIVE_LINE, BACK_TO_TOP_SCROLL_PX, NAVIGATOR_SCROLL_PX } from '../constants.ts';

/** The window and the sections in it, in pixels. */
interface LandingView {
  readonly scrollPx: number;
  readonly heightPx: number;
  /** Tops of the sections below the top of the window, in order. */
  readonly topsPx: readonly number[];
}

export interface LandingState {
  /** Index of the current section. */
  readonly active: number;
  readonly hasNavigator: boolean;
  readonly hasBackToTop: boolean;
}

/** The landing page before the first scrolling. */
export const INITIAL_LANDING: LandingState = { active: 0, hasNavigator: false, hasBackToTop: false };

/** What the landing page shows at a scroll position (doc 1 §2.10 and §4). */
export function toLandingState({ scrollPx, heightPx, topsPx }: LandingView): LandingState {
  const active = topsPx.findLastIndex((topPx) => topPx < heightPx * ACTIVE_LINE);
  return {
    active: Math.max(0, active),
    hasNavigator: scrollPx > NAVIGATOR_SCROLL_PX,
    hasBackToTop: scrollPx > BACK_TO_TOP_SCROLL_PX,
  };
}

/** Whether two states look the same. */
export function isSameLanding(a: LandingState, b: LandingState): boolean {
  return a.active === b.active && a.hasNavigator === b.hasNavigator && a.hasBackToTop === b.hasBackToTop;
}
