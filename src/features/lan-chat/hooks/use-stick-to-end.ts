import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Distance from the end within which the list counts as being at its end. */
const NEAR_PX = 48;

interface StickToEnd {
  /** Null before it is mounted. */
  readonly scroller: HTMLElement | null;
  readonly setScroller: (element: HTMLElement | null) => void;
  readonly content: RefObject<HTMLDivElement | null>;
  /** Whether the end of the list is in view. */
  readonly isAtEnd: boolean;
  readonly scrollToEnd: () => void;
}

/** Keeps a list at its end while it grows or the window shrinks, unless the visitor has scrolled up. */
export function useStickToEnd(): StickToEnd {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const scrollToEnd = useCallback(() => {
    sticks.current = true;
    setAtEnd(true);
    scroller?.scrollTo({ top: scroller.scrollHeight });
  }, [scroller]);

  useEffect(() => {
    const element = scroller;
    if (element === null || content.current === null) return;
    let lastTop = element.scrollTop;
    const onScroll = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      // A list that grows moves away from its end without being scrolled; only scrolling up ends the stay.
      if (isNear) sticks.current = true;
      else if (element.scrollTop < lastTop) sticks.current = false;
      lastTop = element.scrollTop;
      setAtEnd(sticks.current);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(() => {
      if (sticks.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(content.current);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [scroller]);

  return { scroller, setScroller, content, isAtEnd, scrollToEnd };
}
