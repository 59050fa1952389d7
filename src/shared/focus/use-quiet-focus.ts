import { useEffect } from 'react';
import { keepScreenOn } from '../../platform/wake-lock.ts';
import { focusTimer } from './focus-stores.ts';

/** Whether a focus period is under way. The screen stays on meanwhile. */
export function useQuietFocus(): boolean {
  const timer = focusTimer.useValue();
  const isFocusing = timer.step === 'running' && timer.phase === 'focus';
  useEffect(() => (isFocusing ? keepScreenOn() : undefined), [isFocusing]);
  return isFocusing;
}
