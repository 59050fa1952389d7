import { type RefObject, useEffect } from 'react';

/** Scrolls a horizontal list by the vertical wheel, if the list is wider than its box. */
export function useWheelScroll(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      const isOverflowing = element.scrollWidth > element.clientWidth;
      if (!isOverflowing || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      element.scrollLeft += event.deltaY;
      event.preventDefault();
    };
    // React's wheel listeners are passive and cannot prevent the page from scrolling, too.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [target]);
}
