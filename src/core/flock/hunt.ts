import { DAILY_RULES, GOLDEN_POINTS, GOLDEN_REACH_PX } from './daily-pond.ts';
import type { FlockCore } from './flock-core.ts';
import type { FlockRules } from './flock-rules.ts';
import { createGoldenFishes, type GoldenFish } from './golden-fish.ts';
import { mouthAhead } from './mouth.ts';
import { EVENTS_MAX, type RunEvent } from './run-event.ts';
import type { PondKind, RunConditions } from './run-log.ts';
import { changeConditions, directionOf, type RunStep, STEP_S, STEPS_PER_S } from './run-steps.ts';
import { createStamina } from './stamina.ts';
import { stepPond } from './step-pond.ts';

/** The pond swims for this long before a game, while nothing counts and the player cannot steer. */
export const COUNTDOWN_STEPS = 3 * STEPS_PER_S;
/** A fish eaten within this time after the one before adds to the combo. */
const COMBO_STEPS = 1.2 * STEPS_PER_S;
/** A combo that reaches this refills the stamina, once. */
export const COMBO_REFILL = 5;

/** A game on a core, step by step. Played, replayed and checked games all run through this. */
export interface Hunt {
  /** Steps played; below 0 during the countdown. */
  readonly steps: () => number;
  readonly conditions: () => RunConditions;
  /** Plays one step; during the countdown its input does not count. */
  play(step: RunStep): void;
  /** Changes the conditions from the next step on. */
  change(next: RunConditions): void;
  /** 0 … 1; null where sprints are free. */
  readonly stamina: () => number | null;
  /** Fish of the current combo; 0 when it has ended. */
  readonly combo: () => number;
  readonly golden: () => GoldenFish | null;
  /** The events since the last call, the oldest first; at most `EVENTS_MAX`. */
  takeEvents(): RunEvent[];
}

interface HuntStart {
  readonly pond: PondKind;
  readonly seed: number;
  readonly conditions: RunConditions;
  /** The rules of the pond without a game. */
  readonly rules: FlockRules;
}

/** The core's rules during a game. */
export function rulesOfPond(rules: FlockRules, pond: PondKind): FlockRules {
  return pond === 'daily' ? { ...rules, ...DAILY_RULES } : rules;
}

/** The state of a hunt, shared by the functions below. */
interface HuntContext {
  readonly core: FlockCore;
  readonly rules: FlockRules;
  readonly stamina: ReturnType<typeof createStamina> | null;
  readonly fishes: ReturnType<typeof createGoldenFishes> | null;
  now: RunConditions;
  steps: number;
  combo: number;
  lastBite: number;
  golden: GoldenFish | null;
  /** The predator's growth as of the last step that brought points. */
  growth: ReturnType<typeof measureGrowth>;
  events: RunEvent[];
}

/** Fills the core's pond from the seed and lets the predator in, steered from the start: it begins in the middle. */
export function createHunt(core: FlockCore, { pond, seed, conditions, rules: calm }: HuntStart): Hunt {
  const isDaily = pond === 'daily';
  const rules = rulesOfPond(calm, pond);
  // Without a radius nothing is eaten before the countdown is over.
  core.setRules({ ...rules, eatRadiusPx: 0 });
  core.reset(seed, conditions.width, conditions.height, conditions.population, conditions.leaders);
  core.steer(0, 0, false);
  core.setPredator(true);
  const hunt: HuntContext = {
    core,
    rules,
    stamina: isDaily ? createStamina() : null,
    fishes: isDaily ? createGoldenFishes(seed, conditions) : null,
    now: conditions,
    steps: -COUNTDOWN_STEPS,
    combo: 0,
    lastBite: Number.NEGATIVE_INFINITY,
    golden: null,
    growth: measureGrowth(core),
    events: [],
  };
  return {
    steps: () => hunt.steps,
    conditions: () => hunt.now,
    play: (step) => (hunt.steps < 0 ? countDown(hunt) : playStep(hunt, step)),
    change(next) {
      changeConditions(core, hunt.now, next);
      hunt.now = next;
    },
    stamina: () => hunt.stamina?.share() ?? null,
    combo: () => (hunt.steps - hunt.lastBite > COMBO_STEPS ? 0 : hunt.combo),
    golden: () => hunt.golden,
    takeEvents: () => hunt.events.splice(0),
  };
}

function countDown(hunt: HuntContext): void {
  const { core, rules, now } = hunt;
  core.steer(0, 0, false);
  stepPond(core, STEP_S * now.pace);
  hunt.steps += 1;
  if (hunt.steps === 0) core.setRules({ eatRadiusPx: rules.eatRadiusPx });
}

function playStep(hunt: HuntContext, step: RunStep): void {
  const { core, stamina, now } = hunt;
  const { x, y } = directionOf(step);
  core.steer(x, y, stamina === null ? step.boost : stamina.use(step.boost));
  stepPond(core, STEP_S * now.pace);
  hunt.steps += 1;
  const fish = core.score() - hunt.growth.score;
  if (fish > 0) addToCombo(hunt, fish, (combo, { x, y }) => ({ type: 'bite', fish, combo, x, y }));
  const points = moveGolden(hunt);
  // Reading the core's numbers in every step would cost about as much as moving ten fish.
  if (fish + points > 0) reportGrowth(hunt);
}

/** Moves the golden fish, and lets a mouth that reaches it eat it. Returns the points that this brings. */
function moveGolden(hunt: HuntContext): number {
  const { core, fishes, steps, golden: before } = hunt;
  if (fishes === null) return 0;
  hunt.golden = fishes.at(steps);
  if (hunt.golden === null) return 0;
  if (before === null) report(hunt, { type: 'golden-appears', x: hunt.golden.x, y: hunt.golden.y });
  if (!isInMouth(hunt, hunt.golden)) return 0;
  fishes.eat(steps);
  hunt.golden = null;
  core.award(GOLDEN_POINTS);
  addToCombo(hunt, 1, (combo, { x, y }) => ({ type: 'golden', points: GOLDEN_POINTS, combo, x, y }));
  return GOLDEN_POINTS;
}

function isInMouth({ core, rules }: HuntContext, fish: GoldenFish): boolean {
  const radius = (rules.eatRadiusPx + GOLDEN_REACH_PX) * core.sizeFactor();
  for (let hunter = core.shadows(); hunter >= 0; hunter--) {
    const slot = hunter === 0 ? core.predatorSlot : core.shadowSlot + hunter - 1;
    const mouth = mouthAhead(core, slot, rules.biteAheadPx * (hunter === 0 ? 1 : rules.shadowScale));
    const dx = fish.x - (core.x[slot] ?? 0) - mouth.x;
    const dy = fish.y - (core.y[slot] ?? 0) - mouth.y;
    if (dx * dx + dy * dy <= radius * radius) return true;
  }
  return false;
}

/** Reports the event of the combo with these fish. */
function addToCombo(hunt: HuntContext, fish: number, toEvent: (combo: number, mouth: Mouth) => RunEvent): void {
  const before = hunt.steps - hunt.lastBite > COMBO_STEPS ? 0 : hunt.combo;
  hunt.combo = before + fish;
  hunt.lastBite = hunt.steps;
  const mouth = findMouth(hunt);
  report(hunt, toEvent(hunt.combo, mouth));
  if (before < COMBO_REFILL && hunt.combo >= COMBO_REFILL && hunt.stamina !== null) {
    hunt.stamina.refill();
    report(hunt, { type: 'full', combo: hunt.combo, ...mouth });
  }
}

function measureGrowth(core: FlockCore) {
  return { score: core.score(), shadows: core.shadows(), size: core.sizeFactor(), speed: core.speedFactor() };
}

function reportGrowth(hunt: HuntContext): void {
  const before = hunt.growth;
  hunt.growth = measureGrowth(hunt.core);
  const { shadows, size, speed } = hunt.growth;
  if (shadows > before.shadows) report(hunt, { type: 'shadow', shadows, ...findMouth(hunt) });
  if (size > before.size) report(hunt, { type: 'size', factor: size, ...findMouth(hunt) });
  if (speed > before.speed) report(hunt, { type: 'speed', factor: speed, ...findMouth(hunt) });
}

interface Mouth {
  readonly x: number;
  readonly y: number;
}

/** The place of the predator's mouth. */
function findMouth({ core, rules }: HuntContext): Mouth {
  const slot = core.predatorSlot;
  const mouth = mouthAhead(core, slot, rules.biteAheadPx);
  return { x: (core.x[slot] ?? 0) + mouth.x, y: (core.y[slot] ?? 0) + mouth.y };
}

function report({ events }: HuntContext, event: RunEvent): void {
  events.push(event);
  if (events.length > EVENTS_MAX) events.shift();
}
