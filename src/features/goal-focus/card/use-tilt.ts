import { type RefObject, useEffect } from 'react';
import { TILT_DEG_MAX } from '../constants.ts';

/**
 * Leans the element towards the mouse. The transform is set at most once a frame and eased by the element's own
 * transition, so that the compositor does the rest.
 */
export function useTilt(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const tilted = element.current;
    if (!isOn || tilted === null) return;
    let frame = 0;
    const lean = (x: number, y: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        tilted.style.transform = `rotateX(${(-y * TILT_DEG_MAX).toFixed(2)}deg) rotateY(${(x * TILT_DEG_MAX).toFixed(2)}deg)`;
      });
    };
    const onMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      lean((clientX / window.innerWidth) * 2 - 1, (clientY / window.innerHeight) * 2 - 1);
    };
    const onLeave = () => lean(0, 0);
    window.addEventListener('pointermove', onMove, { passive: true });
    document.documentElement.addEventListener('pointerleave', onLeave);
    return () => {
      cancelAnimationFrame(frame);
      tilted.style.transform = '';
      window.removeEventListener('pointermove', onMove);
      document.documentElement.removeEventListener('pointerleave', onLeave);
    };
  }, [element, isOn]);
}
