import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LATE_HANDS_MS } from '../constants.ts';
import { steeringKeyOf } from '../model/steering.ts';

/**
 * Key handlers for a dialog that opens while the player is still steering. A steering key that was held before, or is
 * pressed in the first `LATE_HANDS_MS`, does not press a button. `isSettled` is true after this time.
 */
export function useLateHands(isOpen: boolean) {
  const [isSettled, setSettled] = useState(false);
  /** Steering keys pressed in the dialog after it has settled. */
  const pressed = useRef(new Set<string>());

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setSettled(true), LATE_HANDS_MS);
    return () => {
      clearTimeout(timer);
      setSettled(false);
      pressed.current.clear();
    };
  }, [isOpen]);

  return {
    isSettled,
    onKeyDownCapture(event: KeyboardEvent) {
      if (steeringKeyOf(event.code) === null) return;
      if (isSettled && !event.repeat) pressed.current.add(event.code);
      if (!pressed.current.has(event.code)) event.preventDefault();
    },
    onKeyUpCapture(event: KeyboardEvent) {
      if (steeringKeyOf(event.code) !== null && !pressed.current.delete(event.code)) event.preventDefault();
    },
  };
}
