import { createSingleFlight, type FlightState } from '../../../shared/work/single-flight.ts';
import { PROGRESS_INTERVAL_MS, SLOW_WORK_MS } from '../constants.ts';

/** The work under way. Its name is an action, or null while a text is taken in. */
export type WorkState<Action extends string> = FlightState<Action | null>;

/** The work of one tool, one piece at a time: a new piece stops the one before it. */
export type ToolWork<Action extends string> = ReturnType<typeof createToolWork<Action>>;

export interface ToolWorkOptions<Action extends string> {
  readonly onState: (state: WorkState<Action> | null) => void;
  /** Failures of work that was stopped are not reported. */
  readonly onError: (error: unknown, action: Action | null) => void;
  /** Called after the last piece of work has ended, whatever its outcome. */
  readonly onIdle?: () => void;
  readonly readProgress?: () => Promise<number | null>;
}

export function createToolWork<Action extends string>(options: ToolWorkOptions<Action>) {
  const { onState, onError, onIdle, readProgress } = options;
  const flight = createSingleFlight<Action | null>({
    onState,
    slowAfterMs: SLOW_WORK_MS,
    ...(readProgress === undefined ? {} : { progress: { read: readProgress, intervalMs: PROGRESS_INTERVAL_MS } }),
  });
  return {
    /** Resolves to undefined when the job failed or was stopped. */
    async run<Outcome>(
      action: Action | null,
      job: (signal: AbortSignal) => Promise<Outcome>,
    ): Promise<Outcome | undefined> {
      const result = await flight.run(action, job);
      try {
        if (result.status === 'failed') onError(result.error, action);
      } finally {
        if (!flight.isBusy()) onIdle?.();
      }
      return result.status === 'done' ? result.value : undefined;
    },
    cancel: flight.abort,
    isRunning: flight.isBusy,
  };
}
