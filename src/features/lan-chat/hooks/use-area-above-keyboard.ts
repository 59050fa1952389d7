import { type RefObject, useEffect } from 'react';
import { areaAboveKeyboard, onVisibleAreaChange } from '../../../platform/visible-area.ts';

/** Fits an element with `data-keyboard` into the area that an on-screen keyboard leaves, while one is open. */
export function useAreaAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = () => {
      const frame = element.current;
      if (frame === null) return;
      const area = areaAboveKeyboard();
      frame.dataset.keyboard = String(area !== null);
      frame.style.top = area === null ? '' : `${area.topPx}px`;
      frame.style.height = area === null ? '' : `${area.heightPx}px`;
    };
    place();
    return onVisibleAreaChange(place);
  }, [element]);
}
