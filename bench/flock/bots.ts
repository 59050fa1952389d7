import type { RunStatus } from '../../src/bridges/flock-bridge.ts';
import type { FlockCore } from '../../src/core/flock/flock-core.ts';
import type { Steering } from '../../src/core/flock/steering.ts';

/** A simple player: it decides several times a second, from places that are as old as a person's reaction. */
export type Bot = (scene: BotScene) => Steering;

interface BotScene {
  readonly seconds: number;
  readonly predator: Point;
  /** Followers inside the pond. */
  readonly fish: readonly Point[];
  readonly run: RunStatus;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const GROUP_PX = 60;
/** How far a wise player goes for a group, and from where they sprint. */
const REACH_PX = 450;
const SPRINT_PX = 170;
const SPRINT_GROUP = 3;

export const BOTS = {
  'nearest fish, boost held': ({ predator, fish }) => towards(predator, nearest(predator, fish), true),
  'densest group, boost held': ({ predator, fish }) => towards(predator, densest(predator, fish).place, true),
  'circle, eyes shut, boost held': ({ seconds }) => direction(Math.cos(seconds * 0.8), Math.sin(seconds * 0.8), true),
  'nearest fish, no boost': ({ predator, fish }) => towards(predator, nearest(predator, fish), false),
  'densest group, sprints wisely': ({ predator, fish, run }) => sprintWisely(predator, fish, run),
} satisfies Record<string, Bot>;

export type BotName = keyof typeof BOTS;

export function readScene(core: FlockCore, run: RunStatus, seconds: number, width: number, height: number): BotScene {
  const fish: Point[] = [];
  for (let slot = core.leaders(); slot < core.population(); slot++) {
    const x = core.x[slot] ?? 0;
    const y = core.y[slot] ?? 0;
    if (x > 0 && y > 0 && x < width && y < height) fish.push({ x, y });
  }
  const at = core.predatorSlot;
  return { seconds, predator: { x: core.x[at] ?? 0, y: core.y[at] ?? 0 }, fish, run };
}

/** Swims to the densest group within reach, and sprints only when fish are near and there is strength for it. */
function sprintWisely(predator: Point, fish: readonly Point[], { stamina }: RunStatus): Steering {
  const near = fish.filter((one) => distance(predator, one) < REACH_PX);
  const { place, size } = densest(predator, near.length > 0 ? near : fish);
  const isWorthIt = distance(predator, place) < SPRINT_PX && size >= SPRINT_GROUP;
  return towards(predator, place, isWorthIt && (stamina ?? 1) > 0.04);
}

function nearest(predator: Point, fish: readonly Point[]): Point {
  return fish.reduce(
    (best, one) => (distance(predator, one) < distance(predator, best) ? one : best),
    fish[0] ?? predator,
  );
}

/** The fish with the most others round it, a nearer one at a discount. */
function densest(predator: Point, fish: readonly Point[]): { readonly place: Point; readonly size: number } {
  let best = { place: predator, size: 0, merit: Number.NEGATIVE_INFINITY };
  for (const place of fish) {
    let size = 0;
    for (const other of fish) if (distance(place, other) < GROUP_PX) size += 1;
    const merit = size / (120 + distance(predator, place));
    if (merit > best.merit) best = { place, size, merit };
  }
  return best;
}

function towards(from: Point, to: Point, boost: boolean): Steering {
  const away = distance(from, to);
  return away < 1 ? direction(0, 0, boost) : direction((to.x - from.x) / away, (to.y - from.y) / away, boost);
}

function direction(x: number, y: number, boost: boolean): Steering {
  return { kind: 'direction', x, y, boost };
}

function distance(a: Point, b: Point): number {
  // Much faster than Math.hypot, and called for every pair of fish.
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}
