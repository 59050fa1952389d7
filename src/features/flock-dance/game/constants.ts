/** Interval between status requests during a game; it is longer while watching. */
export const RUN_STATUS_REFRESH_MS = 100;
/** How long the rules are shown (doc 3 §9). */
export const RULES_POPUP_MS = 3000;
/** For this time after a game has ended, the result dialog ignores clicks beside it and presses of steering keys. */
export const LATE_HANDS_MS = 700;
/** Screen readers announce the score when it passes a multiple of this. */
export const SPOKEN_SCORE_EVERY = 10;

/** Time of a free game. */
export const FREE_LIMIT_MS = 180_000;
/** The clock of a limited game shows this last part in the warning color. */
export const LAST_CALL_MS = 10_000;

/** Dead zones: around the middle of the pad, and of a gamepad's stick (0 … 1). */
export const PAD_DEAD_ZONE_PX = 10;
export const STICK_DEAD_ZONE = 0.2;
/** A gamepad's trigger boosts beyond this position (0 … 1). */
export const TRIGGER_BOOST = 0.3;

/** Limits of stored games. The log of 90 s has 21,600 characters. */
export const STORED_RUN = {
  maxTextLength: 100_000,
  maxConditions: 200,
  maxScore: 10_000_000,
  maxSidePx: 20_000,
  maxKeyLength: 20,
  /** Settings of free games with a record of their own. */
  maxSettings: 100,
} as const;
