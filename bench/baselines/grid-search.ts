import type { FlockState } from './flock-state.ts';
import { createNearestFour, forget, searchRun } from './nearest-four.ts';
import type { NeighborSearch } from './neighbor-search.ts';

const OCCUPANCY_LOW = 2;
const OCCUPANCY_HIGH = 3.5;
const OCCUPANCY_GOAL = 2.7;
const FIRST_CELL_PX = 24;
const MIN_CELL_PX = 2;

/** The core's counting-sort grid with its adaptive cell, in typed arrays. */
export function createGridSearch({ n, x, y, vx, vy, input }: FlockState): NeighborSearch {
  const room = n * 8 + 64;
  const nearest = createNearestFour();
  const limit = input.rules.perceptionPx ** 2;
  const cells = new Int32Array(n);
  const starts = new Int32Array(room + 1);
  const slots = new Int32Array(n);
  const xs = new Float32Array(n);
  const ys = new Float32Array(n);
  const vxs = new Float32Array(n);
  const vys = new Float32Array(n);
  let cellSize = FIRST_CELL_PX;
  let occupancy = 0;
  let originX = 0;
  let originY = 0;
  let columns = 1;
  let rows = 1;

  const adaptCell = () => {
    if (occupancy === 0 || (occupancy >= OCCUPANCY_LOW && occupancy <= OCCUPANCY_HIGH)) return;
    const correction = Math.sqrt(OCCUPANCY_GOAL / occupancy);
    cellSize *= Math.min(Math.max(correction, 0.75), 1.3);
    cellSize = Math.min(Math.max(cellSize, MIN_CELL_PX), input.rules.perceptionPx);
  };

  const coverFish = () => {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let i = 0; i < n; i++) {
      const px = x[i] as number;
      const py = y[i] as number;
      if (px < left) left = px;
      if (px > right) right = px;
      if (py < top) top = py;
      if (py > bottom) bottom = py;
    }
    originX = left;
    originY = top;
    for (;;) {
      columns = Math.floor((right - left) / cellSize) + 1;
      rows = Math.floor((bottom - top) / cellSize) + 1;
      if (columns * rows <= room) return;
      cellSize *= 1.1;
    }
  };

  const sortFish = () => {
    const count = columns * rows;
    const scale = 1 / cellSize;
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
    occupancy = seen / n;
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
  };

  const searchRow = (row: number, left: number, right: number, self: number) => {
    const base = row * columns;
    searchRun(nearest, xs, ys, starts[base + left] as number, starts[base + right + 1] as number, self);
  };

  const searchRing = (reach: number, column: number, row: number, self: number) => {
    const left = Math.max(column - reach, 0);
    const right = Math.min(column + reach, columns - 1);
    if (row - reach >= 0) searchRow(row - reach, left, right, self);
    if (row + reach < rows) searchRow(row + reach, left, right, self);
    const bottom = Math.min(row + reach - 1, rows - 1);
    for (let between = Math.max(row - reach + 1, 0); between <= bottom; between++) {
      if (column - reach >= 0) searchRow(between, column - reach, column - reach, self);
      if (column + reach < columns) searchRow(between, column + reach, column + reach, self);
    }
  };

  const isSettled = (reach: number, column: number, row: number, px: number, py: number) => {
    let edge = Infinity;
    if (column - reach > 0) edge = Math.min(edge, px - originX - (column - reach) * cellSize);
    if (column + reach < columns - 1) edge = Math.min(edge, originX + (column + reach + 1) * cellSize - px);
    if (row - reach > 0) edge = Math.min(edge, py - originY - (row - reach) * cellSize);
    if (row + reach < rows - 1) edge = Math.min(edge, originY + (row + reach + 1) * cellSize - py);
    edge = Math.max(edge - 0.01, 0);
    return (nearest.distance[3] as number) <= edge * edge;
  };

  return {
    nearest,
    xs,
    ys,
    vxs,
    vys,
    slots,
    prepare() {
      adaptCell();
      coverFish();
      sortFish();
    },
    find(index) {
      const px = xs[index] as number;
      const py = ys[index] as number;
      const column = Math.min(((px - originX) / cellSize) | 0, columns - 1);
      const row = Math.min(((py - originY) / cellSize) | 0, rows - 1);
      const left = Math.max(column - 1, 0);
      const right = Math.min(column + 1, columns - 1);
      forget(nearest, limit);
      searchRow(row, left, right, index);
      if (row > 0) searchRow(row - 1, left, right, index);
      if (row + 1 < rows) searchRow(row + 1, left, right, index);
      for (let reach = 1; !isSettled(reach, column, row, px, py); ) searchRing(++reach, column, row, index);
    },
  };
}
