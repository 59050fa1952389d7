import { AppError } from '../../src/core/errors.ts';
import type { Steering } from '../../src/core/flock/steering.ts';
import type { FlockApi, FlockSettings, FlockStart, FlockStatus, RunStart } from './flock.api.ts';
import type { FlockCore } from './flock-wasm.ts';
import { loadFile } from './load-file.ts';
import { stepPond } from './pacing.ts';
import { createPictureGuard } from './picture-guard.ts';
import { capPixels, type PictureNeeds, type Rung } from './quality.ts';
import type { PondConditions, Run } from './run/run.ts';
import type { FlockStage, StageLook, StageOptions } from './stage/stage.ts';

export interface FlockServiceDeps {
  readonly loadCore: () => Promise<FlockCore>;
  readonly openStage: (options: StageOptions) => Promise<FlockStage>;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
}

/** Share of real time in slow motion. */
const CALM_SPEED = 0.35;

/** Implements the swarm canvas: one pond, from `start` to `stop`. */
export function createFlockService(deps: FlockServiceDeps): FlockApi {
  const guard = createPictureGuard();
  let pond: { readonly core: FlockCore; readonly stage: FlockStage; readonly start: FlockStart } | null = null;
  let settings: FlockSettings | null = null;
  let view = { width: 1, height: 1, pixelRatio: 1 };
  let shown: Rung = { trailSegments: 0, pixelRatio: 1 };
  let frames = 0;
  let run: Run | null = null;
  /** The run that was asked for last; an earlier one that is still being fetched gives way. */
  let asked: RunStart | null = null;
  /** What was steered last: a run that is still being fetched begins with it. */
  let steered: Steering | null = null;
  let isStopped = false;

  const started = () => {
    if (pond === null || settings === null) throw new AppError('flock-not-started', 'Call start first');
    return { ...pond, settings };
  };

  const look = (now: FlockSettings): StageLook => ({
    shape: now.shape,
    hidesLeaders: now.hidesLeaders,
    hasPredator: now.hasPredator || run !== null,
    isRun: run !== null,
    showsGuest: (run?.status().ghostScore ?? null) !== null,
    isCalm: now.isCalm,
    trailSegments: shown.trailSegments,
  });

  const needs = (now: FlockSettings, isSoftware: boolean): PictureNeeds => ({
    population: now.population,
    isCalm: now.isCalm,
    isSoftware,
    pixelRatio: view.pixelRatio,
  });

  /** Shows the pond as settings and quality say now. */
  const showLook = (stage: FlockStage, now: FlockSettings) => {
    const { pixelRatio } = shown;
    shown = guard.rungFor(needs(now, stage.isSoftware));
    stage.setLook(look(now));
    if (shown.pixelRatio !== pixelRatio) stage.resize({ ...view, pixelRatio: shown.pixelRatio });
  };

  const conditions = (now: FlockSettings): PondConditions => ({
    width: view.width,
    height: view.height,
    population: now.population,
    leaders: now.leaders,
    pace: now.speed * (now.isCalm ? CALM_SPEED : 1),
  });

  const applySettings = (core: FlockCore, now: FlockSettings) => {
    settings = now;
    if (run !== null) {
      run.change(conditions(now));
      return;
    }
    core.setPopulation(now.population);
    core.setLeaders(now.leaders);
    core.setPredator(now.hasPredator);
  };

  const advance = (core: FlockCore, now: FlockSettings, seconds: number, frameStepCapS: number) => {
    const before = deps.now();
    const span = Math.min(seconds, frameStepCapS);
    if (run !== null) run.advance(span);
    else stepPond(core, span * conditions(now).pace);
    guard.steps.add(deps.now() - before);
  };

  const judge = () => {
    if (pond === null || settings === null) return;
    if (guard.judge(needs(settings, pond.stage.isSoftware))) showLook(pond.stage, settings);
  };

  const status = (): FlockStatus => {
    const { core, stage } = started();
    return {
      leaders: core.leaders(),
      population: core.population(),
      run: run?.status() ?? null,
      renderer: stage.renderer,
      isSoftware: stage.isSoftware,
      canDraw: stage.canDraw(),
      frames,
      intervalMs: guard.intervals.quantile(0.5),
      intervalP95Ms: guard.intervals.quantile(0.95),
      stepMs: guard.steps.quantile(0.5),
      drawMs: guard.draws.quantile(0.5),
      trailSegments: shown.trailSegments,
      pixelRatio: shown.pixelRatio,
      hash: core.hash(),
    };
  };

  return {
    async start(canvas, start) {
      if (pond !== null) throw new AppError('flock-started', 'This pond is already open');
      const core = await deps.loadCore();
      core.setRules(start.rules);
      core.reset(start.seed, start.view.width, start.view.height, start.settings.population, start.settings.leaders);
      applySettings(core, start.settings);
      view = start.view;
      shown = guard.rungFor(needs(start.settings, false));
      let onFirstFrame: () => void = () => undefined;
      const firstFrame = new Promise<void>((resolve) => {
        onFirstFrame = resolve;
      });
      const stage = await deps.openStage({
        canvas,
        core,
        view: capPixels(view, false),
        look: look(start.settings),
        onFrame(seconds) {
          guard.intervals.add(seconds * 1000);
          if (settings !== null) advance(core, settings, seconds, start.frameStepCapS);
          judge();
        },
        onDrawn(milliseconds) {
          guard.draws.add(milliseconds);
          frames += 1;
          onFirstFrame();
        },
      });
      if (isStopped) {
        stage.dispose();
        throw new DOMException('The pond was closed', 'AbortError');
      }
      pond = { core, stage, start };
      if (stage.isSoftware) showLook(stage, start.settings);
      stage.setRunning(true);
      await firstFrame;
      return status();
    },

    configure(next) {
      const { core, stage, settings: before } = started();
      if (next.population !== before.population) guard.restart();
      applySettings(core, next);
      showLook(stage, next);
    },

    resize(next) {
      const { core, stage, settings: now } = started();
      const isResized = next.width !== view.width || next.height !== view.height;
      view = next;
      if (run !== null) run.change(conditions(now));
      else if (isResized) core.resize(view.width, view.height);
      shown = guard.rungFor(needs(now, stage.isSoftware));
      stage.setLook(look(now));
      stage.resize({ ...view, pixelRatio: shown.pixelRatio });
    },

    setRunning(isRunning) {
      started().stage.setRunning(isRunning);
      guard.forget();
    },

    refreshRoutes() {
      const { core } = started();
      if (run !== null) run.refreshRoutes();
      else core.refreshRoutes();
    },

    reset(seed) {
      const { core, settings: now } = started();
      if (run !== null) return;
      core.reset(seed, view.width, view.height, now.population, now.leaders);
      applySettings(core, now);
    },

    async startRun(start) {
      const { core } = started();
      asked = start;
      const { createRun } = await loadFile(import('./run/run.ts'));
      const ghostCore = start.ghost === null ? null : await deps.loadCore();
      if (asked !== start || pond === null || settings === null) return;
      run?.end();
      ghostCore?.setRules(pond.start.rules);
      run = createRun(core, start, conditions(settings), ghostCore);
      if (steered !== null) run.steer(steered);
      guard.forget();
      showLook(pond.stage, settings);
    },

    steer(steering: Steering) {
      steered = steering;
      run?.steer(steering);
    },

    endRun() {
      const { core, stage, settings: now } = started();
      asked = null;
      if (run === null) return null;
      const result = run.end();
      run = null;
      applySettings(core, now);
      showLook(stage, now);
      return result;
    },

    feed(x, y) {
      if (run === null) started().core.feed(x, y);
    },

    setRoute(points) {
      if (run === null) started().core.setRoute(points);
    },

    status,

    places() {
      const { core } = started();
      const fish = new Float32Array(core.population() * 2);
      for (let slot = 0; slot < core.population(); slot++) {
        fish.set([core.x[slot] ?? 0, core.y[slot] ?? 0], slot * 2);
      }
      const at = core.predatorSlot;
      return { leaders: core.leaders(), fish, predator: [core.x[at] ?? 0, core.y[at] ?? 0] };
    },

    inspect() {
      return started().stage.inspect();
    },

    stop() {
      isStopped = true;
      pond?.stage.dispose();
      pond = null;
      run = null;
    },
  };
}
