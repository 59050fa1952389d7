import { useCallback, useEffect, useReducer } from 'react';
import {
  applyRotation,
  type Frame,
  frameMs,
  keepRotation,
  type RotationEvent,
  type RotationPlan,
  START,
} from '../model/rotation.ts';

interface RotationOptions {
  readonly plan: RotationPlan;
  /** Time of the solid color before the first image, in milliseconds. */
  readonly solidMs: number;
  readonly isPaused: boolean;
}

/** `of`: the rotation whose time is over, which another step may have ended meanwhile; null for a step of the visitor. */
interface Step {
  readonly event: RotationEvent;
  readonly of: typeof START | null;
}

interface RotationState {
  readonly frame: Frame;
  /** Shows the next or the previous image at once; its time then starts again. */
  readonly step: (event: 'next' | 'previous') => void;
}

/** Rotates through the images of a layer while the page is shown. */
export function useRotation({ plan, solidMs, isPaused }: RotationOptions): RotationState {
  const [rotation, apply] = useReducer(
    (before: typeof START, { event, of }: Step) =>
      of === null || of === before ? applyRotation(keepRotation(before, plan), event, plan) : before,
    START,
  );
  const kept = keepRotation(rotation, plan);
  const ms = isPaused ? null : frameMs(kept, plan, solidMs);
  // Every rotation is a new object, also where it shows the same image again: its time begins again.
  useEffect(() => {
    if (ms === null || rotation === null) return;
    const timer = setTimeout(() => apply({ event: 'elapsed', of: rotation }), ms);
    return () => clearTimeout(timer);
  }, [ms, rotation]);
  const step = useCallback((event: 'next' | 'previous') => apply({ event, of: null }), []);
  return { frame: kept.frame, step };
}
