import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Place } from './model/place.ts';
import { showPlace } from './placement.ts';

interface PlacementOptions {
  readonly area: RefObject<HTMLElement | null>;
  readonly box: RefObject<HTMLElement | null>;
  readonly place: Place;
  /** The widget covers other parts of the page now. */
  readonly onMoved: () => void;
}

/** Shows the widget at its place, also after the window, the visible part of it or the widget has changed its size. */
export function usePlacement({ area, box, place, onMoved }: PlacementOptions): void {
  const show = useEffectEvent((shown: Place) => {
    if (area.current === null || box.current === null || box.current.dataset.dragging === 'true') return;
    showPlace({ area: area.current, box: box.current }, shown);
    onMoved();
  });

  useLayoutEffect(() => show(place), [place]);

  useEffect(() => {
    const update = () => show(place);
    const sizes = new ResizeObserver(update);
    if (area.current !== null) sizes.observe(area.current);
    if (box.current !== null) sizes.observe(box.current);
    window.visualViewport?.addEventListener('resize', update);
    window.visualViewport?.addEventListener('scroll', update);
    return () => {
      sizes.disconnect();
      window.visualViewport?.removeEventListener('resize', update);
      window.visualViewport?.removeEventListener('scroll', update);
    };
  }, [area, box, place]);
}
