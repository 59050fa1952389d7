import { type RefObject, useEffect, useRef } from 'react';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { leaveFullSize } from './full-pane.ts';

/** Scrolls a new result with its messages into view where the panes are stacked, and it is below the input. */
export function useShowNew(content: RefObject<HTMLElement | null>, series: number | null): void {
  const isStacked = useMediaQuery(MEDIA.stacked);
  const prefersReducedMotion = useMediaQuery(MEDIA.reducedMotion);
  const shown = useRef(series);
  useEffect(() => {
    if (shown.current === series) return;
    shown.current = series;
    const pane = content.current?.closest('section');
    if (series === null || !pane) return;
    if (pane.dataset.full !== 'true') leaveFullSize();
    if (!isStacked) return;
    const behavior = prefersReducedMotion ? 'auto' : 'smooth';
    pane.scrollIntoView({ block: 'start', behavior });
  }, [content, series, isStacked, prefersReducedMotion]);
}
