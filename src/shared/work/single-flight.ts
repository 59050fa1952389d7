/** What the page shows about the work under way. */
export interface FlightState<Name> {
  readonly name: Name;
  /** It takes long enough to be worth a progress bar. */
  readonly isSlow: boolean;
  /** Share done, 0 to 1; null when unknown. */
  readonly progress: number | null;
}

type FlightResult<Value> =
  | { readonly status: 'done'; readonly value: Value }
  /** Aborted by the visitor or by newer work. Nothing to report. */
  | { readonly status: 'stopped' }
  | { readonly status: 'failed'; readonly error: unknown };

interface SingleFlightOptions<Name> {
  /** Called at every change; null when no work is under way. */
  readonly onState: (state: FlightState<Name> | null) => void;
  /** Work is slow after this long. */
  readonly slowAfterMs: number;
  /** Asked repeatedly while work is slow. */
  readonly progress?: { readonly read: () => Promise<number | null>; readonly intervalMs: number };
}

interface SingleFlight<Name> {
  /** Starts work and aborts the work before it. Never rejects. */
  run<Value>(name: Name, job: (signal: AbortSignal) => Promise<Value>): Promise<FlightResult<Value>>;
  /** Aborts the work under way, if any. */
  abort(): void;
  isBusy(): boolean;
}

/** One abortable piece of work at a time, with progress. Only the newest piece changes the state. */
export function createSingleFlight<Name>(options: SingleFlightOptions<Name>): SingleFlight<Name> {
  const { onState, slowAfterMs } = options;
  let current: AbortController | null = null;

  return {
    async run(name, job) {
      current?.abort();
      const own = new AbortController();
      const isCurrent = () => current === own;
      current = own;
      onState({ name, isSlow: false, progress: null });
      const stopWatching = watchProgress(options, (progress) => {
        if (isCurrent()) onState({ name, isSlow: true, progress });
      });
      try {
        return { status: 'done', value: await job(own.signal) };
      } catch (error) {
        return own.signal.aborted ? { status: 'stopped' } : { status: 'failed', error };
      } finally {
        stopWatching();
        if (isCurrent()) {
          current = null;
          onState(null);
        }
      }
    },
    abort: () => current?.abort(),
    isBusy: () => current !== null,
  };

  function watchProgress(
    { progress }: SingleFlightOptions<Name>,
    onSlow: (progress: number | null) => void,
  ): () => void {
    let isStopped = false;
    let timer = setTimeout(look, slowAfterMs);
    async function look(): Promise<void> {
      const share = (await progress?.read().catch(() => null)) ?? null;
      if (isStopped) return;
      onSlow(share);
      if (progress !== undefined) timer = setTimeout(look, progress.intervalMs);
    }
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }
}
