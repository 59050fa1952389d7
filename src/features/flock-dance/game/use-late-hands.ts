import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { steeringKeyOf } from '../model/steering.ts';
import { LATE_HANDS_MS } from './constants.ts';

/**
 * For a dialog that opens by itself in the middle of a game. What the player's hands still do belongs to the game: a
 * steering key that was down before, or goes down in the first moments, presses nothing. `isSettled` once these are over.
 */
export function useLateHands(isOpen: boolean) {
  const [isSettled, setSettled] = useState(false);
  /** Steering keys that went down in the dialog, after the first moments. */
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
