import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FlockSession, type FlockSettings, type FlockView, openFlock } from '../../bridges/flock-bridge.ts';
import { FLOCK_RULES, FRAME_STEP_CAP_S } from '../../core/flock/flock-rules.ts';
import { createSeed } from '../../platform/random-seed.ts';
import { measureView, watchView } from './canvas-view.ts';

/** A pond that is decoration: small, calm and cheap. */
interface BackgroundPond {
  readonly population: number;
  readonly leaders: number;
  /** Factor of time: 1 is real speed. */
  readonly speed: number;
  /** Frames a second at most. */
  readonly frameRateMax: number;
  /** Device pixels per CSS pixel at most; all of the display's where it is left out. */
  readonly pixelRatioMax?: number;
  /** Fish and water are drawn this many times as large; 1 where it is left out. */
  readonly zoom?: number;
}

interface BackgroundPondOptions {
  /** The element that the canvas fills. */
  readonly host: RefObject<HTMLElement | null>;
  /** The pond for a view of this size, asked for once when it opens. */
  readonly pondFor: (view: FlockView) => BackgroundPond;
  readonly isRunning: boolean;
  /** Slow motion without ribbons. */
  readonly isCalm: boolean;
  readonly onFailed: () => void;
}

const HEALTH_CHECK_MS = 10_000;

/**
 * Keeps a pond swimming inside `host` while the component lives. `onFailed` is called once where it cannot start, where its
 * worker is lost, and where the graphics context stays lost. The canvas is created as in [Note: Canvas hand-over].
 * @returns the pond from its first drawn frame on.
 */
export function useBackgroundPond(options: BackgroundPondOptions): FlockSession | null {
  const { host, isRunning, isCalm } = options;
  const [pond, setPond] = useState<{ readonly session: FlockSession; readonly kind: BackgroundPond } | null>(null);
  const fail = useEffectEvent(options.onFailed);
  const open = useEffectEvent((canvas: HTMLCanvasElement, view: FlockView, kind: BackgroundPond) =>
    openFlock(canvas, {
      rules: FLOCK_RULES,
      settings: toSettings(kind, isCalm),
      view,
      seed: createSeed(),
      frameStepCapS: FRAME_STEP_CAP_S,
      frameRateMax: kind.frameRateMax,
    }),
  );
  const choose = useEffectEvent(options.pondFor);

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const canvas = document.createElement('canvas');
    element.append(canvas);
    const kind = choose(measureView(element));
    const session = open(canvas, toPondView(measureView(element), kind), kind);
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
      if (!controller.signal.aborted) setPond({ session, kind });
    }, giveUp);
    watchHealth(session, controller.signal, giveUp);
    const stopWatching = watchView(element, (view) => session.resize(toPondView(view, kind)));
    controller.signal.addEventListener('abort', stopWatching, { once: true });
    return close;
  }, [host]);

  useEffect(() => {
    pond?.session.setRunning(isRunning);
  }, [pond, isRunning]);

  useEffect(() => {
    pond?.session.configure(toSettings(pond.kind, isCalm));
  }, [pond, isCalm]);

  return pond?.session ?? null;
}

/** The pond's own view: its pixels are `zoom` pixels of the page. */
function toPondView(
  view: FlockView,
  { pixelRatioMax = Number.POSITIVE_INFINITY, zoom = 1 }: BackgroundPond,
): FlockView {
  const pixelRatio = Math.min(view.pixelRatio, pixelRatioMax) * zoom;
  return { width: view.width / zoom, height: view.height / zoom, pixelRatio };
}

function toSettings({ population, leaders, speed }: BackgroundPond, isCalm: boolean): FlockSettings {
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
  }, HEALTH_CHECK_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
