import { type RefObject, useEffect } from 'react';
import { matchesMedia } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { isPageKey } from '../../../shared/page-keys.ts';
import { JUMP_MS } from '../constants.ts';
import { arrowTarget } from '../model/arrow-target.ts';
import { boxOf, listSections } from './section-boxes.ts';

/** Arrow keys jump between the sections, on wide screens without touch only (doc 1 §2.10). */
export function useArrowKeys(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let jump = { target: 0, untilMs: 0 };
    const press = (event: KeyboardEvent) => {
      if (main.current === null || !isPageKey(event) || matchesMedia(MEDIA.narrow) || matchesMedia(MEDIA.coarse))
        return;
      const sections = listSections(main.current);
      const target = arrowTarget(event.key, {
        sections: sections.map(boxOf),
        heightPx: window.innerHeight,
        pending: event.timeStamp < jump.untilMs ? jump.target : null,
      });
      const section = target === null ? undefined : sections[target];
      if (target === null || section === undefined) return;
      event.preventDefault();
      jump = { target, untilMs: event.timeStamp + JUMP_MS };
      section.scrollIntoView();
    };
    /** The visitor scrolls: the next key starts from there. */
    const release = () => {
      jump = { target: 0, untilMs: 0 };
    };
    window.addEventListener('keydown', press);
    window.addEventListener('wheel', release, { passive: true });
    window.addEventListener('pointerdown', release);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('wheel', release);
      window.removeEventListener('pointerdown', release);
    };
  }, [main]);
}
