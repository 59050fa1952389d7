import { type RefObject, useEffect, useState } from 'react';
import { replaceFragment } from '../../../platform/page-fragment.ts';
import { INITIAL_LANDING, isSameLanding, type LandingState, toLandingState } from '../model/landing-state.ts';
import { boxOf, listSections } from './section-boxes.ts';

/**
 * Follows the scroll position. Scrolling into another section puts its id into the address without a new history entry; the
 * first section has the plain address.
 */
export function useLandingScroll(main: RefObject<HTMLElement | null>): LandingState {
  const [state, setState] = useState(INITIAL_LANDING);
  useEffect(() => {
    const element = main.current;
    if (element === null) return;
    const sections = listSections(element);
    const read = () =>
      toLandingState({
        scrollPx: window.scrollY,
        heightPx: window.innerHeight,
        topsPx: sections.map((section) => boxOf(section).topPx),
      });
    let { active } = read();
    const update = () => {
      const next = read();
      setState((current) => (isSameLanding(current, next) ? current : next));
      return next.active;
    };
    const scroll = () => {
      const next = update();
      if (next === active) return;
      active = next;
      replaceFragment(next === 0 ? null : (sections[next]?.id ?? null));
    };
    update();
    window.addEventListener('scroll', scroll, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', scroll);
      window.removeEventListener('resize', update);
    };
  }, [main]);
  return state;
}
