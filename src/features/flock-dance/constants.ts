// doc 3 §9, Swarm and game.
export const POPULATION_COUNT = { min: 1, max: 1000, step: 1, initial: 180 } as const;
/** Fish of an ocean, which is no setting of a pond. */
export const OCEAN_POPULATION = 10_000;
/** Fish of a pond whose visitor has chosen no number, by the area of the window in CSS pixels: up to this area, so many. */
export const POPULATION_BY_AREA = [
  { areaPx2: 500_000, population: 110 },
  { areaPx2: 1_200_000, population: POPULATION_COUNT.initial },
  { areaPx2: 1_500_000, population: 260 },
  { areaPx2: 1_900_000, population: 340 },
  { areaPx2: Number.POSITIVE_INFINITY, population: 420 },
] as const;
export const LEADER_COUNT = { min: 1, max: 5 } as const;
export const SPEED_FACTOR = { min: 0.2, max: 2, step: 0.1, initial: 1 } as const;
export const LIVE_LEADERS_REFRESH_MS = 600;
export const CONTROLS_HIDE_MS = 5000;
/** Narrow screens of at least this height always show the controls; on lower ones they would cover too much. */
export const CONTROLS_STAY_MIN_HEIGHT_PX = 500;
/** Chance that a reset gives two leaders instead of one, when the population is above 1 (doc 3 §4). */
export const TWO_LEADERS_CHANCE = 0.55;

/**
 * The school while its visitor focuses: its leader swims no faster than `speedMax` round an ellipse of so many points, whose
 * half axes are shares of the pond's sides.
 */
export const GATHERING = { speedMax: 0.6, points: 48, widthShare: 0.3, heightShare: 0.3 } as const;
/** Where a meal is dropped while the time is shown, as shares of the pond's sides. */
export const TIMED_MEAL = { widthShare: 0.25, heightShare: 0.7 } as const;

/** While the pond is only watched, the way out stays so long after the last key, touch or move. */
export const WAY_OUT_MS = 3000;

/** When a lost graphics context has not been restored after this time, the visitor can restart the pond. */
export const RESTORE_PATIENCE_MS = 3000;

/** A drawn route adds a point only when it is farther than this from the last one (doc 3 §9). */
export const ROUTE_SPACING_PX = 10;
/** The core's limit. */
export const ROUTE_POINTS_MAX = 4096;
/** How far an arrow key moves the drawing point; `fine` with Shift. */
export const ROUTE_CURSOR_STEP_PX = { plain: 24, fine: 4 } as const;

/** A press that moves farther is a drag, not a tap. */
export const TAP_MAX_PX = 10;
/** Food dropped with the keyboard lands within this distance of the middle, on each axis. */
export const FEEDING_MIDDLE_PX = 90;

/** Limits of a link to a pond: lengths of the query, and of the game in it. */
export const SHARE_QUERY_MAX = 2000;
export const SHARE_RUN_MAX = 72_000;
/** Points of a route in a link. Fewer than `min` would keep a leader from going round. */
export const SHARED_ROUTE_POINTS = { min: 12, max: 150 } as const;
/** A longer link makes a QR code that is too fine for a phone's camera. */
export const SHARE_QR_MAX = 1200;

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
/** Time of the one game that a visitor may play without an account. */
export const TASTE_LIMIT_MS = 30_000;
/** The clock of a limited game shows this last part in the warning color. */
export const LAST_CALL_MS = 10_000;

/** Dead zones: around the middle of the pad, and of a gamepad's stick (0 … 1). */
export const PAD_DEAD_ZONE_PX = 10;
export const STICK_DEAD_ZONE = 0.2;
/** A stick pushed beyond this (0 … 1) goes to the next button. */
export const STICK_STEP = 0.5;
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
