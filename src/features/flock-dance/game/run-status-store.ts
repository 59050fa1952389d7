import { create } from 'zustand';
import type { RunStatus } from '../../../bridges/flock-bridge.ts';

/** What the pond says of the game that is on, ten times a second: kept apart, so that the whole screen need not follow. */
export const useRunStatus = create<{ readonly run: RunStatus | null }>(() => ({ run: null }));
