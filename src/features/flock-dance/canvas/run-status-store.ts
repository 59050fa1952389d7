import { create } from 'zustand';
import type { RunStatus } from '../../../bridges/flock-bridge.ts';

/** Status of the running game, ten times a second. A separate store, so that the whole screen does not render each time. */
export const useRunStatus = create<{ readonly run: RunStatus | null }>(() => ({ run: null }));
