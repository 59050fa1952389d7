import { createStore, type StoreApi } from 'zustand/vanilla';

/** How often a burst of changes is shown. */
const STEP_MS = 200;

interface StepClock {
  /** Milliseconds. */
  now(): number;
  after(ms: number, job: () => void): () => void;
}

/**
 * The store that the screens follow. A single change of `source` is shown at once, a burst once per step, so that many messages
 * are one rendering and one title. Changes that are urgent do not wait.
 */
export function createShownStore<State>(
  source: StoreApi<State>,
  clock: StepClock,
  isUrgent: (state: State, shown: State) => boolean,
): StoreApi<State> {
  const shown = createStore<State>(() => source.getState());
  let shownAt = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | null = null;
  const show = () => {
    cancel?.();
    cancel = null;
    shownAt = clock.now();
    shown.setState(source.getState(), true);
  };
  source.subscribe((state) => {
    const waitMs = shownAt + STEP_MS - clock.now();
    if (waitMs <= 0 || waitMs > STEP_MS || isUrgent(state, shown.getState())) show();
    else cancel ??= clock.after(waitMs, show);
  });
  return shown;
}
