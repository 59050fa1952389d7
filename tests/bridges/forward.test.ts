import { expect, expectTypeOf, it, vi } from 'vitest';
import { createBridge } from '../../src/bridges/create-bridge.ts';
import type { FlockSession } from '../../src/bridges/flock-bridge.ts';
import { type Forwarded, forward } from '../../src/bridges/forward.ts';
import type { JsonTool } from '../../src/bridges/json-bridge.ts';
import type { FlockApi, FlockSettings } from '../../workers/flock/flock.api.ts';
import { FakeWorker } from './fake-worker.ts';

/** First edit of a new method: the contract. */
interface CounterApi {
  add(step: number, options?: { readonly isTwice: boolean }): number;
  reset(): void;
}

/** Second edit: the service. */
function createCounterService(): CounterApi {
  let count = 0;
  return {
    add: (step, options) => {
      count += options?.isTwice ? step * 2 : step;
      return count;
    },
    reset: () => {
      count = 0;
    },
  };
}

function openCounter(): Forwarded<CounterApi> {
  const bridge = createBridge<CounterApi>({
    startWorker: () => new FakeWorker(createCounterService()) as unknown as Worker,
  });
  return forward<CounterApi>((name, args, signal) => bridge.call(name, args, { signal }));
}

it('offers every method of a service that its contract declares, without naming it', async () => {
  const counter = openCounter();
  expect(await counter.add(2)).toBe(2);
  expect(await counter.add(2, { isTwice: true })).toBe(6);
  await counter.reset();
  expect(await counter.add(1)).toBe(1);
});

it('takes a signal after the arguments and does not send it', async () => {
  const send = vi.fn(async () => 1 as never);
  const { signal } = new AbortController();
  await forward<CounterApi>(send).add(1, undefined, signal);
  expect(send).toHaveBeenCalledWith('add', [1, undefined], signal);
});

it('gives the same function for a method every time, and can be awaited', async () => {
  const counter = openCounter();
  expect(counter.add).toBe(counter.add);
  expect(await Promise.resolve(counter)).toBe(counter);
});

it('lets a tool replace a method by its own', () => {
  const send = vi.fn(async () => 1 as never);
  const reset = vi.fn();
  Object.assign(forward<CounterApi>(send), { reset }).reset();
  expect(reset).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

it('has the types of the contract', () => {
  expectTypeOf<Forwarded<CounterApi>['add']>().toEqualTypeOf<
    (step: number, options?: { readonly isTwice: boolean }, signal?: AbortSignal) => Promise<number>
  >();
  expectTypeOf<keyof Forwarded<CounterApi, 'reset'>>().toEqualTypeOf<'add'>();
  expectTypeOf<FlockSession['configure']>().toEqualTypeOf<
    (settings: FlockSettings) => Promise<ReturnType<FlockApi['configure']> | null>
  >();
  expectTypeOf<FlockSession['feed']>().toEqualTypeOf<
    (x: number, y: number) => Promise<ReturnType<FlockApi['feed']> | null>
  >();
  expectTypeOf<FlockSession>().not.toHaveProperty('stop');
  expectTypeOf<JsonTool['progress']>().returns.toEqualTypeOf<Promise<number | null>>();
  expectTypeOf<JsonTool>().not.toHaveProperty('cancel');
});

it('refuses wrong arguments when it is compiled', () => {
  const counter = forward<CounterApi>(async () => 1 as never);
  // @ts-expect-error: `add` takes a number.
  void counter.add('1');
  // @ts-expect-error: The contract has no such method.
  void counter.subtract(1);
  const pond = forward<Pick<FlockSession, 'steer'>>(async () => undefined as never);
  // @ts-expect-error: A direction is no boolean.
  void pond.steer({ kind: 'direction', x: 1, y: 0, boost: 1 });
});
