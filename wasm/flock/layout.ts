/**
 * The memory map of the flock core. Every array is static, so memory never grows and a view on it stays valid.
 * Positions are pixels of the pond (origin top left, y down), velocities pixels a second, times seconds.
 *
 * CAPACITY is a compile-time constant of the build. Fish have the slots `0 … population-1`, leaders first. The predator
 * has the last slot; its shadows come before it, and before them are two slots that the core never touches, where the
 * renderer may put guests. The slots between are unused.
 */

/** Room past the last fish that four-lane loads and stores may touch. */
const PADDING: i32 = 8;

/** The largest number of fish in this build. */
export const MAX_POPULATION: i32 = CAPACITY - 2 * PADDING;
export const PREDATOR_SLOT: i32 = CAPACITY - 1;
export const MAX_SHADOWS: i32 = 2;
export const SHADOW_SLOT: i32 = PREDATOR_SLOT - MAX_SHADOWS;
/** The first of two. */
export const GUEST_SLOT: i32 = SHADOW_SLOT - 2;
export const MAX_LEADERS: i32 = 5;

// State of the individuals, one array per quantity. The arrays that movement changes are adjacent, so that one loop can
// save and restore the leaders' part of all of them.
export const QUANTITY_BYTES: usize = CAPACITY * 4;
export const QUANTITIES: usize = 9;
export const STATE = memory.data(CAPACITY * 4 * 9, 16);
export const X: usize = STATE;
export const Y: usize = STATE + QUANTITY_BYTES;
export const VX: usize = STATE + QUANTITY_BYTES * 2;
export const VY: usize = STATE + QUANTITY_BYTES * 3;
/** Acceleration after a low-pass filter, so that a change of neighbors bends a course instead of breaking it. */
export const AX: usize = STATE + QUANTITY_BYTES * 4;
export const AY: usize = STATE + QUANTITY_BYTES * 5;
/** Phase of the tail beat, in turns (0 … 1). */
export const TAIL: usize = STATE + QUANTITY_BYTES * 6;
/** Bend of the body from turning, -1 … 1. */
export const BEND: usize = STATE + QUANTITY_BYTES * 7;
/** Drawn size, 0 … 1: fish grow in when they arrive and shrink away when they leave. */
export const SIZE: usize = STATE + QUANTITY_BYTES * 8;
/**
 * Requested acceleration, requested speed, and distance to the fourth neighbor (the perception where there is none).
 */
export const NX = memory.data(CAPACITY * 4, 16);
export const NY = memory.data(CAPACITY * 4, 16);
export const PACE = memory.data(CAPACITY * 4, 16);
export const FOURTH = memory.data(CAPACITY * 4, 16);
/** Personal factor of the cruising speed. */
export const SPEED_FACTOR = memory.data(CAPACITY * 4, 16);
/** Phase of the slow wandering, in turns (0 … 1). */
export const WANDER = memory.data(CAPACITY * 4, 16);
/** Tone of the palette that the fish has, 0 … 1. */
export const TONE = memory.data(CAPACITY * 4, 16);

// The counting-sort grid.
export const MAX_CELLS: i32 = CAPACITY * 8;
/** Cell of each fish. */
export const CELL = memory.data(CAPACITY * 4, 16);
/** First sorted index of each cell; one more entry closes the last cell. */
export const CELL_START = memory.data((MAX_CELLS + PADDING) * 4, 16);
/** Slot and state of the fish in cell order. */
export const SORTED_SLOT = memory.data(CAPACITY * 4, 16);
export const SORTED_X = memory.data(CAPACITY * 4, 16);
export const SORTED_Y = memory.data(CAPACITY * 4, 16);
export const SORTED_VX = memory.data(CAPACITY * 4, 16);
export const SORTED_VY = memory.data(CAPACITY * 4, 16);

/** The nearest neighbors of the fish searched last: squared distances ascending, and sorted indices (-1: none). */
export const NEIGHBOR_COUNT: i32 = 4;
export const NEAREST_DISTANCE = memory.data(16, 16);
export const NEAREST_INDEX = memory.data(16, 16);
/** Sorted indices of the candidates for them. */
export const NEAR = memory.data(CAPACITY * 4, 16);
/** Slots of the four nearest neighbors of every fish (-1: none), filled by `checks.ts` only. */
export const NEIGHBOR_SLOTS = memory.data(CAPACITY * 16, 16);

/**
 * The leaders' part of the state, a row of KEPT_BYTES per quantity: saved while the followers' rules pass over all
 * slots, and restored before the leaders move.
 */
export const KEPT_BYTES: usize = 32;
export const KEPT = memory.data(32 * 9, 16);
export const LEADER_X: usize = KEPT;
export const LEADER_Y: usize = KEPT + KEPT_BYTES;
export const LEADER_VX: usize = KEPT + KEPT_BYTES * 2;
export const LEADER_VY: usize = KEPT + KEPT_BYTES * 3;

/**
 * The places that each leader is swimming to, and the places after them, a row of KEPT_BYTES per quantity; right behind
 * them the drawn route of the single leader: pairs x, y.
 */
export const MAX_ROUTE_POINTS: i32 = 4096;
export const COURSES = memory.data(32 * 4 + MAX_ROUTE_POINTS * 8, 16);
export const TARGET_X: usize = COURSES;
export const TARGET_Y: usize = COURSES + KEPT_BYTES;
export const NEXT_X: usize = COURSES + KEPT_BYTES * 2;
export const NEXT_Y: usize = COURSES + KEPT_BYTES * 3;
export const ROUTE: usize = COURSES + KEPT_BYTES * 4;

/** Groups of fish, by their first slots, that a steered predator may reach in this step. */
export const PREY = memory.data(CAPACITY * 4, 16);

/** Helpings of food: x, y, the share that is left (1 … 0), unused. */
export const MAX_FOODS: i32 = 8;
export const FOOD = memory.data(MAX_FOODS * 16, 16);

/**
 * Data for the renderer. RING is a ring of rows, one row per moment, each of CAPACITY texels (x, y, vx, vy): row `head`
 * is the present, older rows are the trail. LOOK is one row of (tail phase, bend, size, tone).
 */
export const RING_ROWS: i32 = 28;
export const RING = memory.data(RING_ROWS * CAPACITY * 16, 16);
export const LOOK = memory.data(CAPACITY * 16, 16);

// @ts-ignore: decorator
@inline
export function get(array: usize, slot: i32): f32 {
  return load<f32>(array + (<usize>slot << 2));
}

// @ts-ignore: decorator
@inline
export function set(array: usize, slot: i32, value: f32): void {
  store<f32>(array + (<usize>slot << 2), value);
}
