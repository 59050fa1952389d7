import { AppError } from '../../src/core/errors.ts';
import type { FlockCore } from '../../src/core/flock/flock-core.ts';
import { stepPond } from '../../src/core/flock/step-pond.ts';
import { followPlayer, showWorld, toPond } from './camera.ts';
import type { FlockApi, FlockSettings, FlockStart, FlockStatus, FlockView } from './flock.api.ts';
import { deliberateWaitMs } from './pacing.ts';
import {
  applySettings,
  createPondContext,
  type FlockServiceDeps,
  type PondContext,
  requireStarted,
  showAll,
  showLook,
  sizeOf,
  toConditions,
  toLook,
  toPictureNeeds,
} from './pond-context.ts';
import { endRun, replay, startRun, steer } from './pond-runs.ts';
import { capPixels } from './quality.ts';
import type { Run } from './run/run.ts';

/** An ocean swims for this time before it is seen. */
const OCEAN_SETTLING = { steps: 168, stepS: 1 / 28 } as const;

/** Implements the swarm canvas: one pond, from `start` to `stop`. */
export function createFlockService(deps: FlockServiceDeps): FlockApi {
  const context = createPondContext(deps);
  return {
    start: (canvas, start) => startPond(context, canvas, start),
    configure: (settings) => configure(context, settings),
    resize: (view) => resize(context, view),
    setRunning: (isRunning) => setRunning(context, isRunning),
    refreshRoutes: () => refreshRoutes(context),
    reset: (seed) => resetPond(context, seed),
    startRun: (start) => startRun(context, start),
    steer: (steering) => steer(context, steering),
    endRun: () => endRun(context),
    replay: (log) => replay(context, log),
    feed(x, y) {
      if (context.run !== null) return;
      const place = toPond(context.camera, { x, y });
      requireStarted(context).core.feed(place.x, place.y);
    },
    setRoute(points) {
      if (context.run !== null) return;
      requireStarted(context).core.setRoute(points.map((coordinate) => coordinate / context.camera.scale));
      context.hasRoute = points.length > 2;
    },
    takePicture: () => requireStarted(context).stage.takePicture(),
    status: () => readStatus(context),
    stop: () => stopPond(context),
  };
}

async function startPond(context: PondContext, canvas: OffscreenCanvas, start: FlockStart): Promise<FlockStatus> {
  if (context.pond !== null) throw new AppError('flock-started', 'This pond is already open');
  const { settings, view, rules, frameRateMax = null, isOcean = false } = start;
  const core = await context.deps.loadCore(isOcean ? 'ocean' : 'pond');
  context.isOcean = isOcean;
  showAll(context, view);
  core.setRules(rules);
  fillPond(context, core, start.seed, settings);
  context.waitMs = deliberateWaitMs(frameRateMax);
  context.rung = context.guard.rungFor(toPictureNeeds(context, settings, false));
  const { signal } = context.stopping;
  let onFirstFrame: () => void = () => undefined;
  const firstFrameOrStop = new Promise<void>((resolve) => {
    onFirstFrame = resolve;
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const stage = await context.deps.openStage({
    canvas,
    core,
    view: capPixels(view, false),
    look: toLook(context, settings),
    camera: () => context.camera,
    frameRateMax,
    onFrame(seconds) {
      context.guard.intervals.add(seconds * 1000);
      if (isOcean) context.lateness.add(seconds * 1000);
      advance(context, core, Math.min(seconds, start.frameStepCapS));
      judgeQuality(context);
    },
    onDrawn(milliseconds) {
      context.guard.draws.add(milliseconds);
      context.frames += 1;
      onFirstFrame();
    },
  });
  if (signal.aborted) stage.dispose();
  signal.throwIfAborted();
  context.pond = { core, stage, rules };
  if (stage.isSoftware) showLook(context, stage, settings);
  stage.setRunning(true);
  await firstFrameOrStop;
  signal.throwIfAborted();
  return readStatus(context);
}

function fillPond(context: PondContext, core: FlockCore, seed: number, settings: FlockSettings): void {
  const { width, height } = sizeOf(context);
  core.reset(seed, width, height, settings.population, settings.leaders);
  applySettings(context, core, settings);
  if (!context.isOcean) return;
  // So many fish begin all over the water, and many of them at its edge.
  for (let step = 0; step < OCEAN_SETTLING.steps; step++) core.step(OCEAN_SETTLING.stepS);
}

/** Moves the pond by one frame. */
function advance(context: PondContext, core: FlockCore, seconds: number): void {
  const { deps, guard, run, settings } = context;
  if (settings === null) return;
  const before = deps.now();
  if (run !== null) {
    run.advance(seconds);
    followRun(context, core, run, seconds);
  } else stepPond(core, seconds * toConditions(context, settings).pace);
  guard.steps.add(deps.now() - before);
}

/** Keeps the player of a run in the picture. */
function followRun(context: PondContext, core: FlockCore, run: Run, seconds: number): void {
  const at = core.predatorSlot;
  const aheadS = run.aheadS();
  const course = { x: core.vx[at] ?? 0, y: core.vy[at] ?? 0 };
  const place = { x: (core.x[at] ?? 0) + course.x * aheadS, y: (core.y[at] ?? 0) + course.y * aheadS };
  context.camera = {
    ...followPlayer(context.camera, context.view, place, course, seconds),
    aheadS,
    marksPlayer: run.isCounting(),
  };
}

/** Draws the swarm in another way when the latest frames call for it. */
function judgeQuality(context: PondContext): void {
  const { guard, pond, settings } = context;
  if (pond === null || settings === null) return;
  const needs = toPictureNeeds(context, settings, pond.stage.isSoftware);
  if (guard.judge(needs, context.waitMs)) showLook(context, pond.stage, settings);
}

function configure(context: PondContext, settings: FlockSettings): void {
  const { core, stage, settings: before } = requireStarted(context);
  if (settings.population !== before.population) context.guard.restart();
  applySettings(context, core, settings);
  showLook(context, stage, settings);
}

function resize(context: PondContext, view: FlockView): void {
  const { core, stage, settings } = requireStarted(context);
  const { run, guard, view: before } = context;
  if (run !== null) {
    context.view = view;
    run.resize(view.width, view.height);
    const at = core.predatorSlot;
    const { shore } = context.camera;
    if (shore !== null) context.camera = showWorld(shore, view, { x: core.x[at] ?? 0, y: core.y[at] ?? 0 });
  } else if (view.width !== before.width || view.height !== before.height) {
    const { width, height } = showAll(context, view);
    core.resize(width, height);
  } else context.view = view;
  context.rung = guard.rungFor(toPictureNeeds(context, settings, stage.isSoftware));
  stage.setLook(toLook(context, settings));
  stage.resize({ ...view, pixelRatio: context.rung.pixelRatio });
}

function setRunning(context: PondContext, isRunning: boolean): void {
  requireStarted(context).stage.setRunning(isRunning);
  if (isRunning) context.run?.resume();
  context.guard.forget();
  context.lateness.restart();
}

function refreshRoutes(context: PondContext): void {
  const { core, stage, settings } = requireStarted(context);
  if (context.run !== null) context.run.refreshRoutes();
  else core.refreshRoutes();
  // A drawn route stays; and the places of hidden leaders remain hidden.
  const isDrawn = context.hasRoute && context.run === null && core.leaders() === 1;
  if (!isDrawn && !settings.hidesLeaders) stage.flashCourses();
}

function resetPond(context: PondContext, seed: number): void {
  const { core, settings } = requireStarted(context);
  if (context.run !== null) return;
  fillPond(context, core, seed, settings);
}

function readStatus(context: PondContext): FlockStatus {
  const { core, stage } = requireStarted(context);
  const { guard, lateness, rung, run, frames } = context;
  return {
    leaders: core.leaders(),
    population: core.population(),
    run: run?.status() ?? null,
    renderer: stage.renderer,
    isSoftware: stage.isSoftware,
    isLate: lateness.isLate(),
    canDraw: stage.canDraw(),
    frames,
    intervalMs: guard.intervals.quantile(0.5),
    intervalP95Ms: guard.intervals.quantile(0.95),
    stepMs: guard.steps.quantile(0.5),
    drawMs: guard.draws.quantile(0.5),
    trailSegments: rung.trailSegments,
    pixelRatio: rung.pixelRatio,
    hash: core.hash(),
  };
}

function stopPond(context: PondContext): void {
  context.stopping.abort(new DOMException('The pond was closed', 'AbortError'));
  context.pond?.stage.dispose();
  context.pond = null;
  context.run = null;
}
