import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Distance from the end within which the list counts as being at its end. */
const NEAR_PX = 48;
/** With these a visitor scrolls, and the list moves within this time. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'pointermove'] as const;
const MOVE_MS = 1000;

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
    let movedAt = Number.NEGATIVE_INFINITY;
    const onMove = () => {
      movedAt = performance.now();
    };
    const onScroll = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      // A list that grows moves away from its end without being scrolled, and is scrolled while its rows are measured for the
      // first time; only a visitor who scrolls up ends the stay.
      const isMoving = performance.now() - movedAt < MOVE_MS;
      if (isNear) sticks.current = true;
      else if (element.scrollTop < lastTop && isMoving) sticks.current = false;
      lastTop = element.scrollTop;
      setAtEnd(sticks.current);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const event of MOVES) element.addEventListener(event, onMove, { passive: true });
    const observer = new ResizeObserver(() => {
      if (sticks.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(content.current);
    return () => {
      element.removeEventListener('scroll', onScroll);
      for (const event of MOVES) element.removeEventListener(event, onMove);
      observer.disconnect();
    };
  }, [scroller]);

  return { scroller, setScroller, content, isAtEnd, scrollToEnd };
}
