import { AppError } from '../../src/core/errors.ts';
import type { RunLog } from '../../src/core/flock/run-log.ts';
import type { Steering } from '../../src/core/flock/steering.ts';
import { PLAIN_CAMERA, showWorld, toCanvas, toPond } from './camera.ts';
import type { RunResult, RunStart } from './flock.api.ts';
import { loadFile } from './load-file.ts';
import { applySettings, type PondContext, requireStarted, showLook, toRunConditions } from './pond-context.ts';

export async function startRun(context: PondContext, start: RunStart): Promise<void> {
  const { core } = requireStarted(context);
  if (context.isOcean) throw new AppError('flock-ocean', 'A game needs a pond');
  context.requestedRun = start;
  const { createRun } = await loadFile(import('./run/run.ts'));
  const ghostCore = start.ghost === null ? null : await context.deps.loadCore('pond');
  const { pond, settings } = context;
  if (context.requestedRun !== start || pond === null || settings === null) return;
  context.run?.end();
  const conditions = toRunConditions(context, settings, start);
  context.run = createRun(start, {
    ...{ core, ghostCore, conditions },
    rules: pond.rules,
    toPond: (place) => toPond(context.camera, place),
    toCanvas: (place) => toCanvas(context.camera, place),
  });
  const middle = { x: conditions.width / 2, y: conditions.height / 2 };
  context.camera = start.pond === 'daily' ? showWorld(conditions, context.view, middle) : PLAIN_CAMERA;
  if (context.steering !== null) context.run.steer(context.steering);
  context.guard.forget();
  showLook(context, pond.stage, settings);
}

export async function replay(context: PondContext, log: RunLog): Promise<number> {
  const { rules } = requireStarted(context);
  const { playAgain } = await loadFile(import('./run/play-again.ts'));
  return playAgain(await context.deps.loadCore('pond'), log, rules);
}

export function steer(context: PondContext, steering: Steering): void {
  context.steering = steering;
  context.run?.steer(steering);
}

export function endRun(context: PondContext): RunResult | null {
  const { core, stage, settings } = requireStarted(context);
  const { view } = context;
  context.requestedRun = null;
  if (context.run === null) return null;
  const result = context.run.end();
  const { width, height } = context.run.size();
  context.run = null;
  context.camera = PLAIN_CAMERA;
  if (width !== view.width || height !== view.height) core.resize(view.width, view.height);
  applySettings(context, core, settings);
  showLook(context, stage, settings);
  return result;
}
