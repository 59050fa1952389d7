import type { FlockRules } from './flock-rules.ts';

/** The core's exports; names and meanings are those of `wasm/flock/index.ts`, `layout.ts` and `rules.ts`. */
interface FlockExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly [global: string]: unknown;
  reset(seed: number, width: number, height: number, population: number, leaders: number): void;
  step(seconds: number): void;
  setPopulation(population: number): void;
  setLeaders(leaders: number): void;
  setPredator(on: number): void;
  steerPredator(on: number, x: number, y: number, boost: number): void;
  feed(x: number, y: number): void;
  setRouteLength(points: number): void;
  refreshRoutes(): void;
  resize(width: number, height: number): void;
  award(points: number): void;
  hashState(): number;
  /** Only in the build for checks. */
  findNeighbors?(): void;
}

/** An instance of the core's WebAssembly module. This zone knows neither a browser's types nor Node's. */
interface FlockInstance {
  readonly exports: object;
}

/** The leaders' courses lie right before the route: rows of so many numbers, for the x and y of a place and of the next one. */
const COURSE_ROW = 8;
const FLOAT_BYTES = 4;
const COURSE_BYTES = 4 * COURSE_ROW * FLOAT_BYTES;

/** A number that the core exports. */
interface ExportedNumber {
  value: number;
}

/**
 * The flock core with its pointers hidden. Views stay valid for the life of the core: its memory cannot grow. `ring` is
 * `ringRows` rows of `slots` texels (x, y, vx, vy) in pond pixels and pixels a second; `look` is one row of texels
 * (tail phase in turns, bend −1…1, size 0…1, tone 0…1). Fish are the first `population()` texels of a row, leaders
 * first among them; the predator is texel `predatorSlot`, its shadows begin at `shadowSlot`. Texels `goldSlot`
 * and `guestSlot` are free for guests: the core neither moves nor draws them. `foods` are helpings of (x, y, share left 1…0, unused).
 */
export function createFlockCore(instance: FlockInstance) {
  const core = instance.exports as unknown as FlockExports;
  const { buffer } = core.memory;
  const constant = (name: string) => Number(globalOf(core, name).value);
  const floats = (name: string, length: number) => new Float32Array(buffer, constant(name), length);
  const live = (name: string) => {
    const global = globalOf(core, name);
    return () => Number(global.value);
  };
  const slots = constant('SLOTS');
  const ringRows = constant('RING_ROWS');
  const maxRoutePoints = constant('MAX_ROUTE_POINTS');
  const rewrites = live('rewrites');
  let guestRewrites = 0;
  const route = floats('ROUTE', maxRoutePoints * 2);
  const courses = new Float32Array(buffer, constant('ROUTE') - COURSE_BYTES, COURSE_BYTES / FLOAT_BYTES);

  return {
    slots,
    ringRows,
    maxLeaders: constant('MAX_LEADERS'),
    maxPopulation: constant('MAX_POPULATION'),
    predatorSlot: constant('PREDATOR_SLOT'),
    shadowSlot: constant('SHADOW_SLOT'),
    goldSlot: constant('GUEST_SLOT'),
    guestSlot: constant('GUEST_SLOT') + 1,
    ring: floats('RING', slots * ringRows * 4),
    look: floats('LOOK', slots * 4),
    foods: floats('FOOD', constant('MAX_FOODS') * 4),
    x: floats('X', slots),
    y: floats('Y', slots),
    vx: floats('VX', slots),
    vy: floats('VY', slots),

    /** Passes the product's constants in. Call before `reset`; a later call takes effect at the next step. */
    setRules(rules: Partial<FlockRules>): void {
      for (const [rule, value] of Object.entries(rules)) globalOf(core, rule).value = value;
    },

    reset(seed: number, width: number, height: number, population: number, leaders: number): void {
      core.reset(seed, width, height, population, leaders);
    },
    step: (seconds: number) => core.step(seconds),
    setPopulation: (population: number) => core.setPopulation(population),
    setLeaders: (leaders: number) => core.setLeaders(leaders),
    setPredator: (on: boolean) => core.setPredator(Number(on)),
    /** Hands the predator to a player, who requests this direction, at most 1 long. A steered predator eats. */
    steer: (x: number, y: number, boost: boolean) => core.steerPredator(1, x, y, Number(boost)),
    /** Hands the predator back to itself and sets the score to 0. */
    release: () => core.steerPredator(0, 0, 0, 0),
    feed: (x: number, y: number) => core.feed(x, y),
    /** Sets the single leader's route, x, y pairs in pond pixels; points beyond the core's capacity are dropped. */
    setRoute(points: ArrayLike<number>): void {
      const length = Math.min(points.length >> 1, maxRoutePoints);
      for (let i = 0; i < length * 2; i++) route[i] = points[i] ?? 0;
      core.setRouteLength(length);
    },
    refreshRoutes: () => core.refreshRoutes(),
    /** The place that a leader is swimming to, and the place after it, in pond pixels. */
    courseOf: (leader: number) => readCourse(courses, leader),
    resize: (width: number, height: number) => core.resize(width, height),

    /**
     * Slots of the four nearest neighbors of every fish, four per fish, −1 for none.
     * @throws when the core is not a build for checks.
     */
    findNeighbors(): Int32Array {
      if (core.findNeighbors === undefined) throw new Error('This build of the core has no look into its search');
      core.findNeighbors();
      return new Int32Array(buffer, constant('NEIGHBOR_SLOTS'), constant('present') * constant('NEIGHBOR_COUNT'));
    },
    /** A fingerprint of all places and velocities and the score; equal after equal steps on every machine. */
    hash: () => core.hashState() >>> 0,
    population: live('present'),
    leaders: live('leaders'),
    score: live('score'),
    /** Adds points to the score of a steered predator, which grows by them. */
    award: (points: number) => core.award(points),
    /** Shadow companions of the predator. */
    shadows: live('shadows'),
    /** Growth of the predator with its score, 1 or more. */
    speedFactor: live('speedFactor'),
    sizeFactor: live('sizeFactor'),
    /** Ring rows closed so far; the present is row `closedRows() % ringRows`. */
    closedRows: live('closedRows'),
    /** Counts rewrites of ring rows behind the present, as after a jump of a fish; a writer of a guest's rows marks its own. */
    rewrites: () => rewrites() + guestRewrites,
    markRewritten(): void {
      guestRewrites += 1;
    },
    /** Share of the trail interval since the last row was closed, 0 … 1. */
    headAge: live('headAge'),
  };
}

export type FlockCore = ReturnType<typeof createFlockCore>;

function readCourse(courses: Float32Array, leader: number) {
  const at = (row: number) => courses[row * COURSE_ROW + leader] ?? 0;
  return { targetX: at(0), targetY: at(1), nextX: at(2), nextY: at(3) };
}

/** @throws when the core does not export it: the handle and the core come from different builds. */
function globalOf(core: FlockExports, name: string): ExportedNumber {
  const global = core[name];
  if (typeof global === 'object' && global !== null && 'value' in global) return global as ExportedNumber;
  throw new Error(`The flock core does not export ${name}`);
}
