import {
  CELL,
  CELL_START,
  MAX_CELLS,
  SORTED_SLOT,
  SORTED_VX,
  SORTED_VY,
  SORTED_X,
  SORTED_Y,
  VX,
  VY,
  X,
  Y,
  get,
  set,
} from './layout';
import { perceptionPx } from './rules';

/**
 * [Note: Adaptive grid] Fish are sorted by cell, row by row, so that neighboring cells of a row are one contiguous run.
 * A flock bunches up, and a cell of fixed size would hold more and more fish. So the size of a cell follows the average
 * number of fish that a fish has in its own cell, `sum(count²) / n`, and is corrected by the square root of the
 * deviation in each step. The grid covers the fish, not the pond: empty water costs no cells.
 */
const OCCUPANCY_LOW: f32 = 2.0;
const OCCUPANCY_HIGH: f32 = 3.5;
const OCCUPANCY_GOAL: f32 = 2.7;
/** A cell is this many times taller than wide: a search visits the rows of cells one by one. */
export const TALLNESS: f32 = 2;
const MIN_CELL: f32 = 2.0;

export let originX: f32 = 0;
export let originY: f32 = 0;
export let columns: i32 = 1;
export let rows: i32 = 1;
/** Width of a cell in pixels. */
export let cellSize: f32 = 24;
/** Average number of fish in the cell of a fish, itself included. */
export let occupancy: f32 = 0;

/** Adapts the cell size to the last step, then sorts `n` fish into cells. */
export function buildGrid(n: i32): void {
  adaptCell();
  coverFish(n);
  const cells = columns * rows;
  memory.fill(CELL_START, 0, (<usize>cells + 1) << 2);
  countFish(n);
  closeCells(n, cells);
  placeFish(n);
}

/** Sorted index of the first fish in the cell. */
// @ts-ignore: decorator
@inline
export function cellStart(cell: i32): i32 {
  return load<i32>(CELL_START + (<usize>cell << 2));
}

/** Finds the bounds of the fish, and enlarges the cell where the bounds would need more cells than there are. */
function coverFish(n: i32): void {
  let left = get(X, 0);
  let right = left;
  let top = get(Y, 0);
  let bottom = top;
  for (let i = 1; i < n; i++) {
    const x = get(X, i);
    const y = get(Y, i);
    left = min(left, x);
    right = max(right, x);
    top = min(top, y);
    bottom = max(bottom, y);
  }
  originX = left;
  originY = top;
  const width = right - left;
  const height = bottom - top;
  const room = <f32>(min(MAX_CELLS, n * 8 + 64));
  for (;;) {
    const wide = floor<f32>(width / cellSize) + 1;
    const high = floor<f32>(height / (cellSize * TALLNESS)) + 1;
    if (wide * high <= room) {
      columns = <i32>wide;
      rows = <i32>high;
      return;
    }
    cellSize *= 1.1;
  }
}

function countFish(n: i32): void {
  const scale: f32 = 1 / cellSize;
  const down: f32 = 1 / (cellSize * TALLNESS);
  const lastColumn = columns - 1;
  const lastRow = rows - 1;
  for (let i = 0; i < n; i++) {
    const column = min(<i32>((get(X, i) - originX) * scale), lastColumn);
    const row = min(<i32>((get(Y, i) - originY) * down), lastRow);
    const cell = row * columns + column;
    store<i32>(CELL + (<usize>i << 2), cell);
    const count = CELL_START + (<usize>cell << 2);
    store<i32>(count, load<i32>(count) + 1);
  }
}

/**
 * Turns counts into the end of each cell. Placing the fish from the last to the first then turns the ends into starts.
 */
function closeCells(n: i32, cells: i32): void {
  let end: i32 = 0;
  let seen: i64 = 0;
  for (let cell = 0; cell < cells; cell++) {
    const at = CELL_START + (<usize>cell << 2);
    const count = load<i32>(at);
    end += count;
    seen += count * count;
    store<i32>(at, end);
  }
  store<i32>(CELL_START + (<usize>cells << 2), end);
  occupancy = <f32>seen / <f32>max(n, 1);
}

function placeFish(n: i32): void {
  for (let i = n - 1; i >= 0; i--) {
    const at = CELL_START + (<usize>load<i32>(CELL + (<usize>i << 2)) << 2);
    const sorted = load<i32>(at) - 1;
    store<i32>(at, sorted);
    store<i32>(SORTED_SLOT + (<usize>sorted << 2), i);
    set(SORTED_X, sorted, get(X, i));
    set(SORTED_Y, sorted, get(Y, i));
    set(SORTED_VX, sorted, get(VX, i));
    set(SORTED_VY, sorted, get(VY, i));
  }
}

function adaptCell(): void {
  if (occupancy == 0 || (occupancy >= OCCUPANCY_LOW && occupancy <= OCCUPANCY_HIGH)) return;
  const correction = sqrt<f32>(OCCUPANCY_GOAL / occupancy);
  cellSize *= min(max(correction, <f32>0.75), <f32>1.3);
  cellSize = min(max(cellSize, MIN_CELL), perceptionPx);
}

/** Resets the cell to its first size, so that a run does not depend on the run before. */
export function resetGrid(): void {
  cellSize = 24;
  occupancy = 0;
}
