import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FlockSettings, openFlock, type FlockSession as Pond } from '../../../bridges/flock-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { FLOCK_RULES, FRAME_STEP_CAP_S } from '../../../core/flock/flock-rules.ts';
import { measureView, watchView } from '../../../shared/flock/canvas-view.ts';
import type { FlockErrorCode } from '../words.ts';

export type { FlockSession as Pond } from '../../../bridges/flock-bridge.ts';

export type PondState =
  | { readonly step: 'starting' }
  | { readonly step: 'swimming'; readonly pond: Pond; readonly isOcean: boolean }
  | { readonly step: 'failed'; readonly code: FlockErrorCode };

interface PondOptions {
  /** The element the canvas fills. */
  readonly host: RefObject<HTMLElement | null>;
  readonly settings: FlockSettings;
  readonly seed: number;
  /** Whether the pond is an ocean; a change starts a new one. */
  readonly isOcean: boolean;
  /** Whether the settings are known; no pond opens before. */
  readonly isReady: boolean;
  /** A new number starts a new pond. */
  readonly attempt: number;
}

const KNOWN_CODES: readonly FlockErrorCode[] = ['worker-unavailable', 'wasm-unavailable', 'canvas-unavailable'];

/**
 * Keeps a pond swimming inside `host` while the component lives.
 *
 * [Note: Canvas hand-over] A canvas can be transferred to a worker only once. So the effect creates the element and its
 * cleanup removes it: under StrictMode, which runs effects twice, the second run gets a new canvas.
 */
export function usePond({ host, settings, seed, isOcean, isReady, attempt }: PondOptions): PondState {
  const [state, setState] = useState<PondState>({ step: 'starting' });

  const open = useEffectEvent((canvas: HTMLCanvasElement, element: HTMLElement) =>
    openFlock(canvas, {
      rules: FLOCK_RULES,
      settings,
      seed,
      isOcean,
      view: measureView(element),
      frameStepCapS: FRAME_STEP_CAP_S,
    }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts a new pond
  useEffect(() => {
    const element = host.current;
    if (element === null || !isReady) return;
    const canvas = document.createElement('canvas');
    element.append(canvas);
    let isOpen = true;
    const pond = open(canvas, element);
    pond.started.then(
      () => {
        if (!isOpen) return;
        performance.mark('flock-first-frame');
        setState({ step: 'swimming', pond, isOcean });
      },
      (error) => {
        if (isOpen) setState(() => toFailure(error));
      },
    );
    const stopWatching = watchView(element, (view) => pond.resize(view));
    return () => {
      isOpen = false;
      stopWatching();
      pond.close();
      canvas.remove();
      setState({ step: 'starting' });
    };
  }, [host, isReady, isOcean, attempt]);

  useEffect(() => {
    if (state.step === 'swimming') state.pond.configure(settings);
  }, [state, settings]);

  return state;
}

/** An unexpected failure is a bug: thrown from the state update, it reaches the error boundary. */
function toFailure(error: unknown): PondState {
  const code = error instanceof AppError ? KNOWN_CODES.find((known) => known === error.code) : undefined;
  if (code === undefined) throw error;
  return { step: 'failed', code };
}
