import type { FlockRules, Steering } from './flock.api.ts';

/** What the core exports; names and meanings are those of `wasm/flock/index.ts` and `layout.ts`. */
interface FlockExports {
  readonly memory: WebAssembly.Memory;
  readonly SLOTS: WebAssembly.Global<'i32'>;
  readonly MAX_LEADERS: WebAssembly.Global<'i32'>;
  readonly MAX_POPULATION: WebAssembly.Global<'i32'>;
  readonly MAX_ROUTE_POINTS: WebAssembly.Global<'i32'>;
  readonly NEIGHBOR_COUNT: WebAssembly.Global<'i32'>;
  readonly PREDATOR_SLOT: WebAssembly.Global<'i32'>;
  readonly RING_ROWS: WebAssembly.Global<'i32'>;
  readonly [constant: string]: unknown;
  reset(seed: number, width: number, height: number, population: number, leaders: number): void;
  step(seconds: number): void;
  setPopulation(population: number): void;
  setLeaders(leaders: number): void;
  setPredator(on: number): void;
  steerPredator(on: number, x: number, y: number, boost: number): void;
  setRouteLength(points: number): void;
  refreshRoutes(): void;
  resize(width: number, height: number): void;
  findNeighbors(): void;
  hashState(): number;
  getPopulation(): number;
  getLeaders(): number;
  getScore(): number;
  getClosedRows(): number;
  getHeadAge(): number;
}

/**
 * The flock core with its pointers hidden. Views stay valid for the life of the core: its memory cannot grow.
 * `ring` is `ringRows` rows of `slots` texels (x, y, vx, vy) in pond pixels and pixels a second; `look` is one row of
 * texels (tail phase in turns, bend −1…1, size 0…1, tone 0…1). Fish are the first `population()` texels of a row,
 * leaders first among them; the predator is texel `predatorSlot`.
 */
export function createFlockCore(instance: WebAssembly.Instance) {
  const core = instance.exports as unknown as FlockExports;
  const { buffer } = core.memory;
  const slots = core.SLOTS.value;
  const ringRows = core.RING_ROWS.value;
  const floats = (name: string, length: number) => new Float32Array(buffer, address(core, name), length);
  const params = floats('PARAMS', 16);
  const route = floats('ROUTE', core.MAX_ROUTE_POINTS.value * 2);

  return {
    slots,
    ringRows,
    maxLeaders: core.MAX_LEADERS.value,
    maxPopulation: core.MAX_POPULATION.value,
    predatorSlot: core.PREDATOR_SLOT.value,
    ring: floats('RING', slots * ringRows * 4),
    look: floats('LOOK', slots * 4),
    x: floats('X', slots),
    y: floats('Y', slots),
    vx: floats('VX', slots),
    vy: floats('VY', slots),

    /** Passes the product's constants in. Call before `reset`; a later call takes effect at the next step. */
    setRules(rules: FlockRules): void {
      for (const [rule, value] of Object.entries(rules)) params[address(core, rule)] = value;
    },

    reset(seed: number, width: number, height: number, population: number, leaders: number): void {
      core.reset(seed, width, height, population, leaders);
    },
    step: (seconds: number) => core.step(seconds),
    setPopulation: (population: number) => core.setPopulation(population),
    setLeaders: (leaders: number) => core.setLeaders(leaders),
    setPredator: (on: boolean) => core.setPredator(Number(on)),
    steer(steering: Steering): void {
      if (steering === null) core.steerPredator(0, 0, 0, 0);
      else core.steerPredator(1, steering.x, steering.y, Number(steering.boost));
    },
    /** The single leader's route as x, y pairs in pond pixels; points past the core's room are left out. */
    setRoute(points: ArrayLike<number>): void {
      const length = Math.min(points.length >> 1, core.MAX_ROUTE_POINTS.value);
      for (let i = 0; i < length * 2; i++) route[i] = points[i] ?? 0;
      core.setRouteLength(length);
    },
    refreshRoutes: () => core.refreshRoutes(),
    resize: (width: number, height: number) => core.resize(width, height),

    /** Slots of the four nearest neighbors of every fish, four a fish, −1 for none. For checks. */
    findNeighbors(): Int32Array {
      core.findNeighbors();
      const length = core.getPopulation() * core.NEIGHBOR_COUNT.value;
      return new Int32Array(buffer, address(core, 'NEIGHBOR_SLOTS'), length);
    },
    /** A fingerprint of all places and velocities, equal wherever the same steps were taken. */
    hash: () => core.hashState() >>> 0,
    population: () => core.getPopulation(),
    leaders: () => core.getLeaders(),
    score: () => core.getScore(),
    /** Ring rows closed so far; the present is row `closedRows() % ringRows`. */
    closedRows: () => core.getClosedRows(),
    /** Share of the trail interval since the last row was closed, 0 … 1. */
    headAge: () => core.getHeadAge(),
  };
}

export type FlockCore = ReturnType<typeof createFlockCore>;

/** Value of an exported constant. @throws when the core does not export it: handle and core are of different builds. */
function address(core: FlockExports, name: string): number {
  const constant = core[name];
  if (constant instanceof WebAssembly.Global) return Number(constant.value);
  throw new Error(`The flock core does not export ${name}`);
}
