import { useEffect, useEffectEvent, useRef } from 'react';
import { type FocusTimer, SIGNAL_MS_MAX } from '../../../shared/focus/focus-timer.ts';
import type { FocusTimerState } from '../../../shared/focus/use-focus-timer.ts';

/**
 * Begins the break as soon as a focus period has ended before the eyes of this page, whichever tab has noticed the end, and
 * calls `onBreak` when a break begins. A period that ended long ago leaves the break to the visitor.
 */
export function useBreak({ timer, apply }: FocusTimerState, onBreak: () => void): void {
  const last = useRef(timer);
  const follow = useEffectEvent((before: FocusTimer) => {
    const hasFocused = before.step === 'running' && before.phase === 'focus';
    if (hasFocused && timer.step === 'ended' && Date.now() - before.endsAt < SIGNAL_MS_MAX) {
      apply({ type: 'start', task: null });
    }
    // After a reload in a break, the timer before is not known.
    if (before.step !== 'idle' && !isBreak(before) && isBreak(timer)) onBreak();
  });
  useEffect(() => {
    const before = last.current;
    last.current = timer;
    follow(before);
  }, [timer]);
}

function isBreak(timer: FocusTimer): boolean {
  return timer.step === 'running' && timer.phase !== 'focus';
}
