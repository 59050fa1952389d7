import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells when the visitor presses something outside of an element, or moves the focus out of it. */
export function useClickOutside(box: RefObject<HTMLElement | null>, isActive: boolean, onOutside: () => void): void {
  const check = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && box.current?.contains(event.target) === false) onOutside();
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: Event) => check(event);
    document.addEventListener('pointerdown', listener, { capture: true, passive: true });
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener, { capture: true });
      document.removeEventListener('focusin', listener);
    };
  }, [isActive]);
}
