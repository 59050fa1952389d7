import { describe, expect, it } from 'vitest';
import {
  applyHeaderEvent,
  type HeaderEvent,
  INITIAL_HEADER_STATE,
  isHeaderVisible,
} from '../../src/app/portal/header-visibility.ts';

const scrolled = (topPx: number): HeaderEvent => ({ type: 'scrolled', topPx });
const show: HeaderEvent = { type: 'asked', event: 'showHeader' };
const hide: HeaderEvent = { type: 'asked', event: 'hideHeader' };
const focusIn: HeaderEvent = { type: 'focus', isInside: true };
const focusOut: HeaderEvent = { type: 'focus', isInside: false };
const pageChanged: HeaderEvent = { type: 'page-changed' };

describe('overlay header (doc 2 §2)', () => {
  it.each<[rule: string, events: HeaderEvent[], isVisible: boolean]>([
    ['is shown at first', [], true],
    ['stays below the hiding distance', [scrolled(99)], true],
    ['hides at the hiding distance', [scrolled(100)], false],
    ['is shown again near the top', [scrolled(400), scrolled(40)], true],
    ['hides on request of a page', [hide], false],
    ['is shown on request of a page', [hide, show], true],
    ['is shown on request of a page that is scrolled far down', [scrolled(400), show], true],
    ['stays visible when the next pixel is scrolled', [scrolled(400), show, scrolled(401)], true],
    [
      'hides when the distance is crossed again after a request',
      [scrolled(400), show, scrolled(0), scrolled(400)],
      false,
    ],
    ['stays visible while it has keyboard focus', [focusIn, hide], true],
    ['appears when it receives keyboard focus', [hide, focusIn], true],
    ['hides again when the focus leaves', [hide, focusIn, focusOut], false],
    ['is shown on a new page', [hide, pageChanged], true],
    ['keeps the keyboard focus visible across pages', [focusIn, pageChanged, hide], true],
  ])('%s', (_rule, events, isVisible) => {
    expect(isHeaderVisible(events.reduce(applyHeaderEvent, INITIAL_HEADER_STATE))).toBe(isVisible);
  });

  it('returns the same state between crossings, so that scrolling renders nothing', () => {
    const state = applyHeaderEvent(INITIAL_HEADER_STATE, scrolled(500));
    expect(applyHeaderEvent(state, scrolled(900))).toBe(state);
  });
});
