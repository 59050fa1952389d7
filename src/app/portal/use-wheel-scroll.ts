import { type RefObject, useEffect } from 'react';

/** Lets a vertical wheel move a horizontal list, while there is anything to move. */
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
    // React listens passively, where the page could not be kept from scrolling too.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [target]);
}
