import { type RefObject, useEffect, useState } from 'react';
import { shouldSaveData } from '../../../platform/data-saving.ts';
import { whenUsed } from '../../../platform/when-used.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { usePageVisible } from '../../../shared/hooks/use-page-visible.ts';
import { MEDIA } from '../../../shared/look/media.ts';

/** A visitor who only looks sees the pond come alive after this time. The page's own start is over by then. */
const QUIET_START_MS = 3500;

interface PondState {
  /** The live pond is wanted: its files may be loaded. Stays true until motion is reduced. */
  readonly isWanted: boolean;
  /** It can be seen now, so its time runs. */
  readonly isSeen: boolean;
}

/**
 * Decides when the pond inside `card` lives. It waits for a sign that the visitor uses the page, or for a quiet moment, and
 * for the card to be in view. It never lives under reduced motion or where data is saved.
 */
export function usePondState(card: RefObject<HTMLElement | null>): PondState {
  const isPageVisible = usePageVisible();
  const isInView = useInView(card);
  const prefersReducedMotion = useMediaQuery(MEDIA.reducedMotion);
  const [isTime, setTime] = useState(false);
  const [wasSeen, setSeen] = useState(false);
  const isSeen = isPageVisible && isInView;

  useEffect(() => {
    if (shouldSaveData()) return;
    const start = () => setTime(true);
    const cancel = whenUsed(start);
    const timer = setTimeout(start, QUIET_START_MS);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, []);

  if (isTime && isSeen && !wasSeen) setSeen(true);
  return { isWanted: wasSeen && !prefersReducedMotion, isSeen };
}

/** Whether a part of the element is inside the window; false until the browser has looked. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
