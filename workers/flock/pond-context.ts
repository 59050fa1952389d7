import { AppError } from '../../src/core/errors.ts';
import { DAILY_CONDITIONS } from '../../src/core/flock/daily-pond.ts';
import type { FlockCore } from '../../src/core/flock/flock-core.ts';
import { paceOf } from '../../src/core/flock/pace.ts';
import type { Steering } from '../../src/core/flock/steering.ts';
import { type Camera, PLAIN_CAMERA, showOcean, toPond } from './camera.ts';
import type { FlockRules, FlockSettings, FlockView, RunStart } from './flock.api.ts';
import { createLateness, type Lateness } from './lateness.ts';
import { createPictureGuard, type PictureGuard } from './picture-guard.ts';
import type { PictureNeeds, Rung } from './quality.ts';
import type { PondConditions, Run } from './run/run.ts';
import type { FlockStage, StageLook, StageOptions } from './stage/stage.ts';

export interface FlockServiceDeps {
  /** A core for a pond, or for an ocean, which holds ten times as many fish. */
  readonly loadCore: (size: 'pond' | 'ocean') => Promise<FlockCore>;
  readonly openStage: (options: StageOptions) => Promise<FlockStage>;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
}

interface Pond {
  readonly core: FlockCore;
  readonly stage: FlockStage;
  readonly rules: FlockRules;
}

/** The state of one pond's service, shared by the functions of this folder. */
export interface PondContext {
  readonly deps: FlockServiceDeps;
  readonly guard: PictureGuard;
  readonly lateness: Lateness;
  /** Null until `start` has opened the stage, and after `stop`. */
  pond: Pond | null;
  isOcean: boolean;
  settings: FlockSettings | null;
  view: FlockView;
  camera: Camera;
  /** How the swarm is drawn now. */
  rung: Rung;
  frames: number;
  /** Whether the single leader has a drawn route to follow. */
  hasRoute: boolean;
  /** The part of each frame's interval that the pond waits on purpose, in milliseconds. */
  waitMs: number;
  run: Run | null;
  /** The latest run that was requested. An earlier one whose file is still loading is dropped. */
  requestedRun: RunStart | null;
  /** The latest steering. A run whose file is still loading starts with it. */
  steering: Steering | null;
  /** Aborted by `stop`, with the AbortError that a start under way then fails with. */
  readonly stopping: AbortController;
}

export function createPondContext(deps: FlockServiceDeps): PondContext {
  return {
    deps,
    guard: createPictureGuard(),
    lateness: createLateness(),
    pond: null,
    isOcean: false,
    settings: null,
    view: { width: 1, height: 1, pixelRatio: 1 },
    camera: PLAIN_CAMERA,
    rung: { trailSegments: 0, pixelRatio: 1 },
    frames: 0,
    hasRoute: false,
    waitMs: 0,
    run: null,
    requestedRun: null,
    steering: null,
    stopping: new AbortController(),
  };
}

/** @throws AppError `flock-not-started` before `start` and after `stop`. */
export function requireStarted({ pond, settings }: PondContext): Pond & { readonly settings: FlockSettings } {
  if (pond === null || settings === null) throw new AppError('flock-not-started', 'Call start first');
  return { ...pond, settings };
}

export function toConditions({ view }: PondContext, settings: FlockSettings): PondConditions {
  return {
    width: view.width,
    height: view.height,
    population: settings.population,
    leaders: settings.leaders,
    pace: paceOf(settings),
  };
}

/** Shows all of a pond that is watched in this view. @returns the size of that pond. */
export function showAll(context: PondContext, view: FlockView): { readonly width: number; readonly height: number } {
  context.view = view;
  context.camera = context.isOcean ? showOcean(view) : PLAIN_CAMERA;
  return sizeOf(context);
}

/** The size of the pond while it is watched. */
export function sizeOf({ view, camera }: PondContext): { readonly width: number; readonly height: number } {
  const { x, y } = toPond(camera, { x: view.width, y: view.height });
  return { width: x, height: y };
}

/** The conditions with which a run begins. */
export function toRunConditions(context: PondContext, settings: FlockSettings, start: RunStart): PondConditions {
  return start.pond === 'daily' ? DAILY_CONDITIONS : toConditions(context, settings);
}

/** Passes settings on to the core; those of a run are fixed. */
export function applySettings(context: PondContext, core: FlockCore, settings: FlockSettings): void {
  context.settings = settings;
  if (context.run !== null) return;
  core.setPopulation(settings.population);
  core.setLeaders(settings.leaders);
  core.setPredator(settings.hasPredator);
}

export function toLook({ run, rung }: PondContext, settings: FlockSettings): StageLook {
  return {
    shape: settings.shape,
    hidesLeaders: settings.hidesLeaders,
    hasPredator: settings.hasPredator || run !== null,
    isRun: run !== null,
    showsGuest: (run?.status().ghostScore ?? null) !== null,
    isCalm: settings.isCalm,
    backdrop: settings.backdrop ?? null,
    trailSegments: rung.trailSegments,
  };
}

export function toPictureNeeds({ view }: PondContext, settings: FlockSettings, isSoftware: boolean): PictureNeeds {
  return { population: settings.population, isCalm: settings.isCalm, isSoftware, pixelRatio: view.pixelRatio };
}

/** Draws the pond by its current settings and quality from now on. */
export function showLook(context: PondContext, stage: FlockStage, settings: FlockSettings): void {
  const { pixelRatio } = context.rung;
  context.rung = context.guard.rungFor(toPictureNeeds(context, settings, stage.isSoftware));
  stage.setLook(toLook(context, settings));
  if (context.rung.pixelRatio !== pixelRatio) stage.resize({ ...context.view, pixelRatio: context.rung.pixelRatio });
}
