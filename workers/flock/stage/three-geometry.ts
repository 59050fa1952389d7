import { BufferAttribute, BufferGeometry, DynamicDrawUsage, Sphere, Vector3 } from 'three';
import type { BodyShape } from './body-shapes.ts';
import { BEYOND_BANDS, FOAM_BANDS } from './shore.ts';

const WATER_COLUMNS = 24;
const WATER_ROWS = 14;
const PLANKTON_COUNT = 90;

/** Slots from the last to the first: later slots are drawn on top, and leaders have the first slots. */
export function descending(count: number): number[] {
  return Array.from({ length: count }, (_, index) => count - 1 - index);
}

/** A geometry that is never culled and has no positions: its vertices look their places up. */
export function createGeometry(): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.boundingSphere = new Sphere(new Vector3(), Number.POSITIVE_INFINITY);
  return geometry;
}

/** One body per slot: attributes `corner` (x, y, shade, flex) and `slot`. */
export function fillBodies(geometry: BufferGeometry, body: BodyShape, slots: readonly number[]): void {
  const count = body.corners.length;
  const corners = new Float32Array(slots.length * count * 4);
  const owners = new Float32Array(slots.length * count);
  const index = new Uint32Array(slots.length * body.triangles.length);
  slots.forEach((slot, order) => {
    body.corners.forEach((corner, k) => {
      corners.set(corner, (order * count + k) * 4);
      owners[order * count + k] = slot;
    });
    body.triangles.forEach((corner, k) => {
      index[order * body.triangles.length + k] = order * count + corner;
    });
  });
  replace(geometry, index, { corner: [corners, 4], slot: [owners, 1] });
}

/** One ribbon per slot: attribute `piece` (slot, sample, side −1 or 1), `segments` quads from sample 0 on. */
export function fillRibbons(geometry: BufferGeometry, slots: readonly number[], segments: number): void {
  const samples = segments + 1;
  const pieces = new Float32Array(slots.length * samples * 2 * 3);
  const index = new Uint32Array(slots.length * segments * 6);
  slots.forEach((slot, order) => {
    for (let sample = 0; sample < samples; sample++) {
      const first = (order * samples + sample) * 2;
      pieces.set([slot, sample, -1, slot, sample, 1], first * 3);
      if (sample === segments) continue;
      index.set([first, first + 1, first + 2, first + 1, first + 3, first + 2], (order * segments + sample) * 6);
    }
  });
  replace(geometry, index, { piece: [pieces, 3] });
}

/** A grid over the whole view: attribute `place`, 0 … 1 from the top left. */
export function createWaterGeometry(): BufferGeometry {
  const columns = WATER_COLUMNS + 1;
  const places = new Float32Array(columns * (WATER_ROWS + 1) * 2);
  const index: number[] = [];
  for (let row = 0; row <= WATER_ROWS; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = row * columns + column;
      places.set([column / WATER_COLUMNS, row / WATER_ROWS], corner * 2);
      if (row === WATER_ROWS || column === WATER_COLUMNS) continue;
      index.push(corner, corner + 1, corner + columns, corner + 1, corner + columns + 1, corner + columns);
    }
  }
  const geometry = createGeometry();
  replace(geometry, Uint32Array.from(index), { place: [places, 2] });
  return geometry;
}

/**
 * Bands round a pond, each a ring of four corners: attribute `bank` (corner x, y as 0 or 1, offset outwards in pixels,
 * opacity, below 0 for the water beyond).
 */
export function createShoreGeometry(): BufferGeometry {
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  const banks: number[] = [];
  const index: number[] = [];
  for (const [bands, sign] of [
    [BEYOND_BANDS, -1],
    [FOAM_BANDS, 1],
  ] as const) {
    bands.forEach(([offset, opacity], band) => {
      const first = banks.length / 4;
      for (const [x, y] of corners) banks.push(x, y, offset, opacity * sign);
      if (band === 0) return;
      for (let corner = 0; corner < 4; corner++) {
        const next = (corner + 1) % 4;
        const inner = first - 4;
        index.push(inner + corner, inner + next, first + corner, inner + next, first + next, first + corner);
      }
    });
  }
  const geometry = createGeometry();
  replace(geometry, Uint32Array.from(index), { bank: [Float32Array.from(banks), 4] });
  return geometry;
}

/** Specks spread by the golden ratio's sequence, evenly and without random numbers: attribute `seed`. */
export function createPlanktonGeometry(): BufferGeometry {
  const seeds = new Float32Array(PLANKTON_COUNT * 3);
  for (let i = 0; i < PLANKTON_COUNT; i++) {
    seeds.set([(i * 0.7548776662) % 1, (i * 0.5698402909) % 1, (i * 0.6180339887) % 1], i * 3);
  }
  const geometry = createGeometry();
  replace(geometry, null, { seed: [seeds, 3] });
  // three counts this attribute to know the number of points; the shader does not read it.
  geometry.setAttribute('position', new BufferAttribute(seeds, 3));
  return geometry;
}

/** Points whose places and strengths change: attribute `dot` (x, y, strength), on these numbers. */
export function createDotGeometry(dots: Float32Array): BufferGeometry {
  const geometry = createGeometry();
  replace(geometry, null, { dot: [dots, 3] });
  (geometry.getAttribute('dot') as BufferAttribute).setUsage(DynamicDrawUsage);
  geometry.setDrawRange(0, 0);
  return geometry;
}

type Attributes = Readonly<Record<string, readonly [Float32Array, number]>>;

function replace(geometry: BufferGeometry, index: Uint32Array | null, attributes: Attributes): void {
  // Attributes that change their size need new buffers on the graphics card; this frees the old ones first.
  geometry.dispose();
  geometry.setIndex(index === null ? null : new BufferAttribute(index, 1));
  for (const [name, [values, size]] of Object.entries(attributes)) {
    geometry.setAttribute(name, new BufferAttribute(values, size));
  }
}
