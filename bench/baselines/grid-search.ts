import type { FlockState } from './flock-state.ts';
import { createNearestFour, forget, type NearestFour, searchRun } from './nearest-four.ts';
import type { NeighborSearch } from './neighbor-search.ts';

const OCCUPANCY_LOW = 2;
const OCCUPANCY_HIGH = 3.5;
const OCCUPANCY_GOAL = 2.7;
const FIRST_CELL_PX = 24;
const MIN_CELL_PX = 2;

/** The grid's state. Fish are sorted by cells; `starts[cell]` is the first sorted fish of a cell. */
interface Grid {
  readonly flock: FlockState;
  readonly cells: Int32Array;
  readonly starts: Int32Array;
  readonly slots: Int32Array;
  readonly xs: Float32Array;
  readonly ys: Float32Array;
  readonly vxs: Float32Array;
  readonly vys: Float32Array;
  readonly nearest: NearestFour;
  readonly maxCells: number;
  cellSize: number;
  /** Fish in the cell of an average fish. */
  occupancy: number;
  originX: number;
  originY: number;
  columns: number;
  rows: number;
}

/** The core's counting-sort grid with its adaptive cell, in typed arrays. */
export function createGridSearch(flock: FlockState): NeighborSearch {
  const grid = createGrid(flock);
  const { nearest, xs, ys, vxs, vys, slots } = grid;
  const limit = flock.input.rules.perceptionPx ** 2;
  return {
    nearest,
    xs,
    ys,
    vxs,
    vys,
    slots,
    prepare() {
      adaptCell(grid);
      coverFish(grid);
      sortFish(grid);
    },
    find(index) {
      forget(nearest, limit);
      findNearest(grid, index);
    },
  };
}

function createGrid(flock: FlockState): Grid {
  const { n } = flock;
  const maxCells = n * 8 + 64;
  return {
    flock,
    cells: new Int32Array(n),
    starts: new Int32Array(maxCells + 1),
    slots: new Int32Array(n),
    xs: new Float32Array(n),
    ys: new Float32Array(n),
    vxs: new Float32Array(n),
    vys: new Float32Array(n),
    nearest: createNearestFour(),
    maxCells,
    cellSize: FIRST_CELL_PX,
    occupancy: 0,
    originX: 0,
    originY: 0,
    columns: 1,
    rows: 1,
  };
}

function adaptCell(grid: Grid): void {
  const { occupancy, flock } = grid;
  if (occupancy === 0 || (occupancy >= OCCUPANCY_LOW && occupancy <= OCCUPANCY_HIGH)) return;
  const correction = Math.min(Math.max(Math.sqrt(OCCUPANCY_GOAL / occupancy), 0.75), 1.3);
  grid.cellSize = Math.min(Math.max(grid.cellSize * correction, MIN_CELL_PX), flock.input.rules.perceptionPx);
}

function coverFish(grid: Grid): void {
  const { n, x, y } = grid.flock;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < n; i++) {
    const px = x[i] as number;
    const py = y[i] as number;
    if (px < left) left = px;
    if (px > right) right = px;
    if (py < top) top = py;
    if (py > bottom) bottom = py;
  }
  grid.originX = left;
  grid.originY = top;
  for (;;) {
    grid.columns = Math.floor((right - left) / grid.cellSize) + 1;
    grid.rows = Math.floor((bottom - top) / grid.cellSize) + 1;
    if (grid.columns * grid.rows <= grid.maxCells) return;
    grid.cellSize *= 1.1;
  }
}

function sortFish(grid: Grid): void {
  const { flock, cells, starts, slots, xs, ys, vxs, vys, columns, rows, originX, originY } = grid;
  const { n, x, y, vx, vy } = flock;
  const count = columns * rows;
  const scale = 1 / grid.cellSize;
  starts.fill(0, 0, count + 1);
  for (let i = 0; i < n; i++) {
    const column = Math.min((((x[i] as number) - originX) * scale) | 0, columns - 1);
    const row = Math.min((((y[i] as number) - originY) * scale) | 0, rows - 1);
    const cell = row * columns + column;
    cells[i] = cell;
    starts[cell] = (starts[cell] as number) + 1;
  }
  let end = 0;
  let seen = 0;
  for (let cell = 0; cell < count; cell++) {
    const held = starts[cell] as number;
    end += held;
    seen += held * held;
    starts[cell] = end;
  }
  starts[count] = end;
  grid.occupancy = seen / n;
  for (let i = n - 1; i >= 0; i--) {
    const cell = cells[i] as number;
    const sorted = (starts[cell] as number) - 1;
    starts[cell] = sorted;
    slots[sorted] = i;
    xs[sorted] = x[i] as number;
    ys[sorted] = y[i] as number;
    vxs[sorted] = vx[i] as number;
    vys[sorted] = vy[i] as number;
  }
}

/** Searches the cells around a fish, then ring by ring, until no nearer fish can be outside. */
function findNearest(grid: Grid, index: number): void {
  const { xs, ys, originX, originY, cellSize, columns, rows } = grid;
  const px = xs[index] as number;
  const py = ys[index] as number;
  const column = Math.min(((px - originX) / cellSize) | 0, columns - 1);
  const row = Math.min(((py - originY) / cellSize) | 0, rows - 1);
  const left = Math.max(column - 1, 0);
  const right = Math.min(column + 1, columns - 1);
  searchRow(grid, row, left, right, index);
  if (row > 0) searchRow(grid, row - 1, left, right, index);
  if (row + 1 < rows) searchRow(grid, row + 1, left, right, index);
  for (let reach = 1; !isSettled(grid, reach, column, row, px, py); ) searchRing(grid, ++reach, column, row, index);
}

function searchRow(grid: Grid, row: number, left: number, right: number, self: number): void {
  const { nearest, xs, ys, starts } = grid;
  const base = row * grid.columns;
  searchRun(nearest, xs, ys, starts[base + left] as number, starts[base + right + 1] as number, self);
}

function searchRing(grid: Grid, reach: number, column: number, row: number, self: number): void {
  const { columns, rows } = grid;
  const left = Math.max(column - reach, 0);
  const right = Math.min(column + reach, columns - 1);
  if (row - reach >= 0) searchRow(grid, row - reach, left, right, self);
  if (row + reach < rows) searchRow(grid, row + reach, left, right, self);
  const bottom = Math.min(row + reach - 1, rows - 1);
  for (let between = Math.max(row - reach + 1, 0); between <= bottom; between++) {
    if (column - reach >= 0) searchRow(grid, between, column - reach, column - reach, self);
    if (column + reach < columns) searchRow(grid, between, column + reach, column + reach, self);
  }
}

/** Whether the fourth neighbor is nearer than the edge of the cells searched so far. */
function isSettled(grid: Grid, reach: number, column: number, row: number, px: number, py: number): boolean {
  const { originX, originY, cellSize, columns, rows, nearest } = grid;
  let edge = Infinity;
  if (column - reach > 0) edge = Math.min(edge, px - originX - (column - reach) * cellSize);
  if (column + reach < columns - 1) edge = Math.min(edge, originX + (column + reach + 1) * cellSize - px);
  if (row - reach > 0) edge = Math.min(edge, py - originY - (row - reach) * cellSize);
  if (row + reach < rows - 1) edge = Math.min(edge, originY + (row + reach + 1) * cellSize - py);
  edge = Math.max(edge - 0.01, 0);
  return (nearest.distance[3] as number) <= edge * edge;
}
