/** While a game is on, its status is asked for on this beat; watching has a slower one. */
export const RUN_STATUS_REFRESH_MS = 100;
/** The rules show for this long (doc 3 §9). */
export const RULES_POPUP_MS = 3000;
/** For this long a result that comes by itself takes nothing that the player's hands still do for a press. */
export const LATE_HANDS_MS = 700;
/** The score is spoken when it passes a multiple of this, so that it does not chatter. */
export const SPOKEN_SCORE_EVERY = 10;

/** Today's pond is the same for everybody: settings of the pond, and time to play. */
export const DAILY_POND = { population: 180, leaders: 2, speed: 1 } as const;
export const DAILY_LIMIT_S = 90;
export const DAILY_LIMIT_MS = DAILY_LIMIT_S * 1000;
/** The last seconds of a limited game are shown in the warning tone. */
export const LAST_CALL_MS = 10_000;

/** Around the middle of the pad, and of a stick's way (0 … 1), nothing is steered. */
export const PAD_DEAD_ZONE_PX = 10;
export const STICK_DEAD_ZONE = 0.2;
/** A trigger pulled this far (0 … 1) boosts. */
export const TRIGGER_BOOST = 0.3;

/** Bounds of what is read back from storage. A run of 90 s at 240 frames a second is 115,200 characters long. */
export const STORED_RUN = {
  maxTextLength: 400_000,
  maxConditions: 200,
  maxScore: 10_000_000,
  maxSidePx: 20_000,
} as const;
