import type { Steering } from '../../src/core/flock/steering.ts';
import type { RunResult, RunStart } from './flock.api.ts';
import { loadFile } from './load-file.ts';
import { applySettings, type PondContext, requireStarted, showLook, toConditions } from './pond-context.ts';

export async function startRun(context: PondContext, start: RunStart): Promise<void> {
  const { core } = requireStarted(context);
  context.requestedRun = start;
  const { createRun } = await loadFile(import('./run/run.ts'));
  const ghostCore = start.ghost === null ? null : await context.deps.loadCore();
  const { pond, settings } = context;
  if (context.requestedRun !== start || pond === null || settings === null) return;
  context.run?.end();
  ghostCore?.setRules(pond.rules);
  context.run = createRun(core, start, toConditions(context, settings), ghostCore);
  if (context.steering !== null) context.run.steer(context.steering);
  context.guard.forget();
  showLook(context, pond.stage, settings);
}

export function steer(context: PondContext, steering: Steering): void {
  context.steering = steering;
  context.run?.steer(steering);
}

export function endRun(context: PondContext): RunResult | null {
  const { core, stage, settings } = requireStarted(context);
  context.requestedRun = null;
  if (context.run === null) return null;
  const result = context.run.end();
  context.run = null;
  applySettings(context, core, settings);
  showLook(context, stage, settings);
  return result;
}
