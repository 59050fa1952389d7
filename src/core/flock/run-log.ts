/** Whose rules a game follows: the documents' in any pond, or those of a day's pond. */
export type PondKind = 'free' | 'daily';

/**
 * Raised whenever equal logs would give other games than before: by a change of the core, of the rules or of the log. Logs
 * of other versions are refused.
 */
export const RULES_VERSION = 2;

/** The conditions of a run from the step with this number on. Lengths in pixels of the pond. */
export interface RunConditions {
  readonly step: number;
  readonly width: number;
  readonly height: number;
  readonly population: number;
  readonly leaders: number;
  /** Factor of time. */
  readonly pace: number;
  /** Whether the leaders get new places to go to at this step. */
  readonly refreshes: boolean;
}

/**
 * All that went into a run: replayed on the same core it gives the same score and the same state, byte for byte.
 * `steps` holds three bytes a step of a sixtieth of a second: direction x and y as signed 127ths, boost.
 */
export interface RunLog {
  /** The `RULES_VERSION` of the game. */
  readonly rules: number;
  readonly pond: PondKind;
  readonly seed: number;
  /** In the order of their steps; the first is of step 0. */
  readonly conditions: readonly RunConditions[];
  readonly steps: Uint8Array;
}
