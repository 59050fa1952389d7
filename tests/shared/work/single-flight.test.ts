import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSingleFlight, type FlightState } from '../../../src/shared/work/single-flight.ts';

type State = FlightState<string> | null;

/** A job that the test ends, unless it is aborted. */
function aJob() {
  let end: { resolve: (value: string) => void; reject: (error: unknown) => void } | null = null;
  const job = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      end = { resolve, reject };
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { job, resolve: (value: string) => end?.resolve(value), reject: (error: unknown) => end?.reject(error) };
}

function setUp(read?: () => Promise<number | null>) {
  const states: State[] = [];
  const flight = createSingleFlight<string>({
    onState: (state) => states.push(state),
    slowAfterMs: 300,
    ...(read === undefined ? {} : { progress: { read, intervalMs: 100 } }),
  });
  return { states, flight };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a single flight', () => {
  it('resolves to the value and shows the work while it lasts', async () => {
    const { states, flight } = setUp();
    const { job, resolve } = aJob();
    const result = flight.run('format', job);
    expect(flight.isBusy()).toBe(true);
    resolve('done');
    await expect(result).resolves.toEqual({ status: 'done', value: 'done' });
    expect(states).toEqual([{ name: 'format', isSlow: false, progress: null }, null]);
    expect(flight.isBusy()).toBe(false);
  });

  it('hands a failure to its caller', async () => {
    const { flight } = setUp();
    const error = new Error('broken');
    await expect(flight.run('format', () => Promise.reject(error))).resolves.toEqual({ status: 'failed', error });
  });

  it('aborts the work before it, which no longer changes the state', async () => {
    const { states, flight } = setUp();
    const first = flight.run('first', aJob().job);
    const second = aJob();
    const newer = flight.run('second', second.job);
    await expect(first).resolves.toEqual({ status: 'stopped' });
    expect(states.at(-1)).toEqual({ name: 'second', isSlow: false, progress: null });
    second.resolve('b');
    await newer;
    expect(states.at(-1)).toBeNull();
  });

  it('does not report the failure of aborted work', async () => {
    const { states, flight } = setUp();
    const run = flight.run('first', aJob().job);
    flight.abort();
    await expect(run).resolves.toEqual({ status: 'stopped' });
    expect(states.at(-1)).toBeNull();
  });

  it('reports slow work with its progress until it ends', async () => {
    const shares = [0.2, 0.6];
    const { states, flight } = setUp(async () => shares.shift() ?? null);
    const { job, resolve } = aJob();
    const run = flight.run('sort', job);
    await vi.advanceTimersByTimeAsync(299);
    expect(states).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toEqual({ name: 'sort', isSlow: true, progress: 0.2 });
    await vi.advanceTimersByTimeAsync(100);
    expect(states.at(-1)?.progress).toBe(0.6);
    resolve('x');
    await run;
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toBeNull();
  });

  it('shows slow work without a progress that cannot be read', async () => {
    const { states, flight } = setUp(() => Promise.reject(new Error('no worker')));
    void flight.run('sort', aJob().job);
    await vi.advanceTimersByTimeAsync(300);
    expect(states.at(-1)).toEqual({ name: 'sort', isSlow: true, progress: null });
    flight.abort();
  });
});
