import { PROGRESS_INTERVAL_MS, SLOW_WORK_MS } from '../constants.ts';

export interface WorkState<Name extends string> {
  /** Null while a text is taken in. */
  readonly action: Name | null;
  /** Long enough under way to be shown. */
  readonly isSlow: boolean;
  /** Share that is done; null when it is not known. */
  readonly progress: number | null;
}

/** The work of one tool, one piece at a time: a new piece stops the one before it. */
export interface ToolWork<Name extends string> {
  /** Resolves to undefined when the job failed or was stopped. */
  run<Outcome>(action: Name | null, job: (signal: AbortSignal) => Promise<Outcome>): Promise<Outcome | undefined>;
  cancel(): void;
  isRunning(): boolean;
}

export interface ToolWorkOptions<Name extends string> {
  readonly onState: (state: WorkState<Name> | null) => void;
  /** Failures of work that was replaced by newer work are not reported. */
  readonly onError: (error: unknown, action: Name | null) => void;
  /** Called after the last piece of work has ended, whatever its outcome. */
  readonly onIdle?: () => void;
  readonly readProgress?: () => Promise<number | null>;
}

export function createToolWork<Name extends string>(options: ToolWorkOptions<Name>): ToolWork<Name> {
  const { onState, onError, onIdle } = options;
  let current: AbortController | null = null;

  return {
    async run(action, job) {
      current?.abort();
      const running = new AbortController();
      const isCurrent = () => current === running;
      current = running;
      onState({ action, isSlow: false, progress: null });
      const stopWatching = watchProgress(options, action, isCurrent);
      try {
        return await job(running.signal);
      } catch (error) {
        if (isCurrent()) onError(error, action);
        return undefined;
      } finally {
        stopWatching();
        if (isCurrent()) {
          current = null;
          onState(null);
          onIdle?.();
        }
      }
    },
    cancel: () => current?.abort(),
    isRunning: () => current !== null,
  };
}

/** Reports work as slow after a while, then its progress at intervals. */
function watchProgress<Name extends string>(
  { onState, readProgress }: ToolWorkOptions<Name>,
  action: Name | null,
  isCurrent: () => boolean,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const report = async () => {
    const progress = readProgress === undefined ? null : await readProgress().catch(() => null);
    if (!isCurrent()) return;
    onState({ action, isSlow: true, progress });
    if (readProgress !== undefined) timer = setTimeout(report, PROGRESS_INTERVAL_MS);
  };
  timer = setTimeout(report, SLOW_WORK_MS);
  return () => clearTimeout(timer);
}
