import { useEffect, useEffectEvent } from 'react';

const ACTIVITY = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

interface ActivityOptions {
  /** How long nothing must happen until the visitor rests. */
  readonly restMs: number;
  /** Any pointer, touch, key or focus on the page. @returns false for an event that is no activity. */
  readonly onActivity: (event: Event) => boolean;
  /** Called again after every further time without activity. */
  readonly onRest: () => void;
}

/** Follows whether the visitor does anything. */
export function useActivity({ restMs, onActivity, onRest }: ActivityOptions): void {
  const act = useEffectEvent(onActivity);
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        rest();
        wait();
      }, restMs);
    };
    const follow = (event: Event) => {
      if (act(event)) wait();
    };
    for (const type of ACTIVITY) window.addEventListener(type, follow, { passive: true });
    wait();
    return () => {
      clearTimeout(timer);
      for (const type of ACTIVITY) window.removeEventListener(type, follow);
    };
  }, [restMs]);
}
