import type { RefObject } from 'react';
import { type Ocean, useOcean, useOceanWatch } from '../canvas/use-ocean.ts';
import { type Pond, type PondState, usePond } from '../canvas/use-pond.ts';
import { type PondStatus, usePondStatus } from '../canvas/use-pond-status.ts';
import { type PondSettings, type PondSettingsInput, usePondSettings } from './use-pond-settings.ts';

interface PondWaterInput extends Omit<PondSettingsInput, 'isOcean'> {
  readonly water: RefObject<HTMLElement | null>;
  readonly seed: number;
  readonly isReady: boolean;
  readonly attempt: number;
}

interface PondWater extends Pick<PondSettings, 'own' | 'rollLeaders'> {
  readonly ocean: Ocean;
  readonly pondState: PondState;
  /** The pond once it swims; null before. */
  readonly pond: Pond | null;
  readonly status: PondStatus | null;
}

/** The pond or the ocean on `water`, with its settings and what it reports. */
export function usePondWater({ water, seed, isReady, attempt, ...input }: PondWaterInput): PondWater {
  const ocean = useOcean();
  const { own, settings, rollLeaders } = usePondSettings({ ...input, isOcean: ocean.isOn });
  const pondState = usePond({ host: water, settings, seed, isOcean: ocean.isOn, isReady, attempt });
  const pond = pondState.step === 'swimming' ? pondState.pond : null;
  const status = usePondStatus(pond, input.round !== null);
  useOceanWatch(ocean, pondState, status, input.choices.shape);
  return { own, rollLeaders, ocean, pondState, pond, status };
}
