import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from '../../src/bridges/create-bridge.ts';
import { AppError } from '../../src/core/errors.ts';
import { FakeWorker } from './fake-worker.ts';

interface Sums {
  add(a: number, b: number): number;
  refuse(): never;
  break(): never;
  wait(): Promise<void>;
}

const sums: Sums = {
  add: (a, b) => a + b,
  refuse() {
    throw new AppError('too-large', 'Too large', { limit: 3 });
  },
  break() {
    throw new TypeError('A bug');
  },
  wait: () => new Promise(() => undefined),
};

function setUp(idleStopMs?: number) {
  const started: FakeWorker[] = [];
  const startWorker = () => {
    const worker = new FakeWorker(sums);
    started.push(worker);
    return worker as unknown as Worker;
  };
  const bridge = createBridge<Sums>(idleStopMs === undefined ? { startWorker } : { startWorker, idleStopMs });
  return { bridge, started };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a bridge', () => {
  it('starts its worker at the first call and keeps it', async () => {
    const { bridge, started } = setUp();
    expect(started).toHaveLength(0);
    expect(await bridge.call('add', [1, 2])).toBe(3);
    expect(await bridge.call('add', [3, 4])).toBe(7);
    expect(started).toHaveLength(1);
    bridge.stop();
  });

  it('accepts an empty list of objects to transfer beside plain values', async () => {
    const { bridge } = setUp();
    expect(await bridge.call('add', [1, 2], { transfer: [] })).toBe(3);
    bridge.stop();
  });

  it('passes an expected failure on with its code and details', async () => {
    const { bridge } = setUp();
    const failure = bridge.call('refuse', []);
    await expect(failure).rejects.toBeInstanceOf(AppError);
    await expect(failure).rejects.toMatchObject({ code: 'too-large', details: { limit: 3 } });
    bridge.stop();
  });

  it('passes a bug on as a plain error', async () => {
    const { bridge } = setUp();
    const failure = bridge.call('break', []);
    await expect(failure).rejects.toThrow('A bug');
    await expect(failure).rejects.not.toBeInstanceOf(AppError);
    bridge.stop();
  });

  it('ends the worker on abort; the next call starts a new one', async () => {
    const { bridge, started } = setUp();
    const controller = new AbortController();
    const waiting = bridge.call('wait', [], { signal: controller.signal });
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(started[0]?.isTerminated).toBe(true);
    expect(await bridge.call('add', [1, 1])).toBe(2);
    expect(started).toHaveLength(2);
    bridge.stop();
  });

  it('does not start a worker for a call that is already aborted', async () => {
    const { bridge, started } = setUp();
    await expect(bridge.call('add', [1, 1], { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(started).toHaveLength(0);
  });

  it('fails with worker-unavailable when the worker crashes or cannot be loaded, and starts a new one at the next call', async () => {
    const { bridge, started } = setUp();
    const waiting = bridge.call('wait', []);
    started[0]?.fail('404');
    await expect(waiting).rejects.toMatchObject({ code: 'worker-unavailable' });
    expect(await bridge.call('add', [2, 2])).toBe(4);
    expect(started).toHaveLength(2);
    bridge.stop();
  });

  it('fails with worker-unavailable when the browser refuses to start a worker', async () => {
    const bridge = createBridge<Sums>({
      startWorker: () => {
        throw new Error('SecurityError');
      },
    });
    await expect(bridge.call('add', [1, 1])).rejects.toMatchObject({ code: 'worker-unavailable' });
  });

  it('ends calls under way with an AbortError when it is stopped', async () => {
    const { bridge, started } = setUp();
    const waiting = bridge.call('wait', []);
    bridge.stop();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(started[0]?.isTerminated).toBe(true);
  });

  it('ends an idle worker, but not a busy one', async () => {
    vi.useFakeTimers();
    const { bridge, started } = setUp(1000);
    await bridge.call('add', [1, 1]);
    const busy = bridge.call('wait', []);
    await vi.advanceTimersByTimeAsync(5000);
    expect(started[0]?.isTerminated).toBe(false);
    bridge.stop();
    await expect(busy).rejects.toMatchObject({ name: 'AbortError' });

    await bridge.call('add', [1, 1]);
    await vi.advanceTimersByTimeAsync(999);
    expect(started[1]?.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(started[1]?.isTerminated).toBe(true);
  });
});
