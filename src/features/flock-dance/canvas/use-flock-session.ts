import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FlockSession, type FlockSettings, openFlock } from '../../../bridges/flock-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { FLOCK_RULES, FRAME_STEP_CAP_S } from '../constants.ts';
import type { FlockErrorCode } from '../copy.ts';

export type FlockState =
  | { readonly step: 'starting' }
  | { readonly step: 'swimming'; readonly session: FlockSession }
  | { readonly step: 'failed'; readonly code: FlockErrorCode };

const KNOWN_CODES: readonly FlockErrorCode[] = ['worker-unavailable', 'wasm-unavailable', 'canvas-unavailable'];

/**
 * Keeps a pond swimming inside `host` while the component lives; a new `attempt` starts it afresh, from `seed`.
 *
 * [Note: Canvas hand-over] A canvas can be handed to a worker once. So the effect itself makes the element and its
 * clean-up removes it: under StrictMode, which runs effects twice, the second run gets a canvas of its own.
 */
export function useFlockSession(
  host: RefObject<HTMLElement | null>,
  settings: FlockSettings,
  seed: number,
  attempt: number,
): FlockState {
  const [state, setState] = useState<FlockState>({ step: 'starting' });
  const latest = useRef({ settings, seed });
  latest.current = { settings, seed };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to start afresh
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const canvas = document.createElement('canvas');
    element.append(canvas);
    let isOpen = true;
    const session = openFlock(canvas, {
      rules: FLOCK_RULES,
      ...latest.current,
      view: measure(element),
      frameStepCapS: FRAME_STEP_CAP_S,
    });
    session.started.then(
      () => {
        if (!isOpen) return;
        performance.mark('flock-first-frame');
        setState({ step: 'swimming', session });
      },
      (error) => {
        if (isOpen) setState(() => toFailure(error));
      },
    );
    const stopWatching = watchSize(element, () => session.resize(measure(element)));
    return () => {
      isOpen = false;
      stopWatching();
      session.close();
      canvas.remove();
      setState({ step: 'starting' });
    };
  }, [host, attempt]);

  useEffect(() => {
    if (state.step === 'swimming') state.session.configure(settings);
  }, [state, settings]);

  return state;
}

function measure(element: HTMLElement) {
  return {
    width: Math.max(element.clientWidth, 1),
    height: Math.max(element.clientHeight, 1),
    pixelRatio: window.devicePixelRatio,
  };
}

/** The size of the element, and the display's pixel ratio, which changes with zoom and from screen to screen. */
function watchSize(element: HTMLElement, onChange: () => void): () => void {
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    if (!isFirst) onChange();
    isFirst = false;
  });
  observer.observe(element);
  const controller = new AbortController();
  const watchRatio = () => {
    const list = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const onRatio = () => {
      onChange();
      watchRatio();
    };
    list.addEventListener('change', onRatio, { once: true, signal: controller.signal });
  };
  watchRatio();
  return () => {
    observer.disconnect();
    controller.abort();
  };
}

/** Anything that is not an expected failure is a bug: thrown from the state's update, it reaches the boundary. */
function toFailure(error: unknown): FlockState {
  const code = error instanceof AppError ? KNOWN_CODES.find((known) => known === error.code) : undefined;
  if (code === undefined) throw error;
  return { step: 'failed', code };
}
