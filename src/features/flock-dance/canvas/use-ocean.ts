import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { nextOceanStep, type OceanStep } from '../model/ocean.ts';
import { copy } from '../words.ts';
import type { PondState } from './use-pond.ts';
import type { PondStatus } from './use-pond-status.ts';

export interface Ocean {
  readonly step: OceanStep;
  readonly isOn: boolean;
  readonly toggle: (isOn: boolean) => void;
  /** Leaves the ocean for something that needs a pond, and does it as soon as the pond swims: at once where one does. */
  readonly leaveFor: (action: () => void) => void;
  /** Takes what the water reports. */
  readonly follow: (state: PondState, status: PondStatus | null, shape: FlockShape) => void;
}

/** Whether the visitor's water is an ocean, for as long as the page is open. */
export function useOcean(): Ocean {
  const [step, setStep] = useState<OceanStep>('unfit');
  const waiting = useRef<(() => void) | null>(null);
  const isOn = step === 'on';
  return {
    step,
    isOn,
    toggle: (isWanted) => setStep(isWanted ? 'on' : 'offered'),
    leaveFor(action) {
      if (!isOn) return action();
      waiting.current = action;
      setStep('offered');
    },
    follow(state, status, shape) {
      const next = nextOceanStep(step, state.step === 'failed' ? 'lost' : status);
      if (next !== step) setStep(next);
      if (isOn && next !== step) showToast(copy.ocean.left(next === 'late', shape));
      if (state.step !== 'swimming' || state.isOcean) return;
      waiting.current?.();
      waiting.current = null;
    },
  };
}

/** Keeps the ocean informed about the water. */
export function useOceanWatch(ocean: Ocean, state: PondState, status: PondStatus | null, shape: FlockShape): void {
  const follow = useEffectEvent(ocean.follow);
  useEffect(() => follow(state, status, shape), [state, status, shape]);
}
