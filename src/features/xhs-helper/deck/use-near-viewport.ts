import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the window an element counts as near. */
const MARGIN = '800px 0px';

interface Nearness {
  readonly isNear: boolean;
  /** It has been near before. */
  readonly wasNear: boolean;
}

/** Whether an element is in the window or near it. Browsers without the observer count everything as near. */
export function useNearViewport(ref: RefObject<HTMLElement | null>): Nearness {
  const [state, setState] = useState<Nearness>({ isNear: false, wasNear: false });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    if (typeof IntersectionObserver === 'undefined') return setState({ isNear: true, wasNear: true });
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting === true;
        setState((before) => ({ isNear, wasNear: before.wasNear || isNear }));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return state;
}
