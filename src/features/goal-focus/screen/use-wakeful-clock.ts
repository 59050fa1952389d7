import { type RefObject, useEffect } from 'react';
import { keepScreenOn } from '../../../platform/wake-lock.ts';
import { PIXEL_SHIFT } from '../constants.ts';
import type { GoalSettings } from '../model/settings.ts';

/** The golden angle visits all directions evenly. */
const TURN_RAD = Math.PI * (3 - Math.sqrt(5));

/**
 * Where the visitor wants it, a clock keeps the screen on and moves by a few pixels now and then, so that nothing burns into
 * the screen.
 */
export function useWakefulClock(stage: RefObject<HTMLElement | null>, { cardType, keepsAwake }: GoalSettings): void {
  const isOn = cardType === 'clock' && keepsAwake;
  useEffect(() => (isOn ? keepScreenOn() : undefined), [isOn]);
  useEffect(() => {
    const shifted = stage.current;
    if (!isOn || shifted === null) return;
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      const [x, y] = [Math.cos(step * TURN_RAD), Math.sin(step * TURN_RAD)].map((part) =>
        (part * PIXEL_SHIFT.distancePx).toFixed(1),
      );
      shifted.style.transform = `translate(${x}px, ${y}px)`;
    }, PIXEL_SHIFT.everyMs);
    return () => {
      clearInterval(timer);
      shifted.style.transform = '';
    };
  }, [stage, isOn]);
}
