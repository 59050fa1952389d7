/** The conditions of a run from the step with this number on. Lengths in CSS pixels. */
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
 * `steps` holds four bytes a step: time in quarters of a millisecond, direction x and y as signed 127ths, boost.
 */
export interface RunLog {
  readonly seed: number;
  /** In the order of their steps; the first is of step 0. */
  readonly conditions: readonly RunConditions[];
  readonly steps: Uint8Array;
}
