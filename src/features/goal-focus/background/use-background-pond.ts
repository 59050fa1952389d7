import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FlockSession, type FlockSettings, openFlock } from '../../../bridges/flock-bridge.ts';
import { FLOCK_RULES, FRAME_STEP_CAP_S } from '../../../core/flock/flock-rules.ts';
import { createSeed } from '../../../platform/random-seed.ts';
import { measureView, watchView } from '../../../shared/flock/canvas-view.ts';
import { POND } from '../constants.ts';

interface BackgroundPondOptions {
  /** The element that the canvas fills. */
  readonly host: RefObject<HTMLElement | null>;
  readonly isRunning: boolean;
  /** Slow motion without ribbons. */
  readonly isCalm: boolean;
  readonly onFailed: () => void;
}

/**
 * Keeps a pond swimming inside `host` while the component lives. `onFailed` is called once where it cannot start, where its
 * worker is lost, and where the graphics context stays lost. The canvas is created as in [Note: Canvas hand-over].
 */
export function useBackgroundPond({ host, isRunning, isCalm, onFailed }: BackgroundPondOptions): void {
  const [pond, setPond] = useState<FlockSession | null>(null);
  const fail = useEffectEvent(onFailed);
  const open = useEffectEvent((canvas: HTMLCanvasElement, element: HTMLElement) =>
    openFlock(canvas, {
      rules: FLOCK_RULES,
      settings: toSettings(isCalm),
      view: measureView(element),
      seed: createSeed(),
      frameStepCapS: FRAME_STEP_CAP_S,
      frameRateMax: POND.frameRateMax,
    }),
  );

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const canvas = document.createElement('canvas');
    element.append(canvas);
    const session = open(canvas, element);
    const controller = new AbortController();
    const close = () => {
      controller.abort();
      session.close();
      canvas.remove();
      setPond(null);
    };
    const giveUp = () => {
      if (controller.signal.aborted) return;
      close();
      fail();
    };
    session.started.then(() => {
      if (!controller.signal.aborted) setPond(session);
    }, giveUp);
    watchHealth(session, controller.signal, giveUp);
    const stopWatching = watchView(element, (view) => session.resize(view));
    controller.signal.addEventListener('abort', stopWatching, { once: true });
    return close;
  }, [host]);

  useEffect(() => {
    pond?.setRunning(isRunning);
  }, [pond, isRunning]);

  useEffect(() => {
    pond?.configure(toSettings(isCalm));
  }, [pond, isCalm]);
}

function toSettings(isCalm: boolean): FlockSettings {
  const { population, leaders, speed } = POND;
  return { population, leaders, speed, shape: 'fish', hidesLeaders: false, hasPredator: false, isCalm };
}

/** Calls `onLost` when the worker has crashed, and when the pond cannot be drawn at two looks in a row. */
function watchHealth(session: FlockSession, signal: AbortSignal, onLost: () => void): void {
  let lostLooks = 0;
  const timer = setInterval(() => {
    session.status().then((status) => {
      lostLooks = status === null || status.canDraw ? 0 : lostLooks + 1;
      if (lostLooks === 2) onLost();
    }, onLost);
  }, POND.healthCheckMs);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
