import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createShownStore } from '../../../src/features/lan-chat/shown-store.ts';
import { VirtualClock } from './room/virtual-clock.ts';

function follow() {
  const clock = new VirtualClock();
  const source = createStore(() => ({ count: 0, isUrgent: false }));
  const shown = createShownStore(source, clock, (state, before) => state.isUrgent !== before.isUrgent);
  const counts: number[] = [];
  shown.subscribe(({ count }) => counts.push(count));
  return { clock, source, shown, counts };
}

it('shows a single change at once', async () => {
  const { clock, source, counts } = follow();
  for (let count = 1; count <= 3; count += 1) {
    source.setState({ count });
    expect(counts.at(-1)).toBe(count);
    await clock.advance(300);
  }
  expect(counts).toEqual([1, 2, 3]);
});

it('shows a burst in steps, and its last change', async () => {
  const { clock, source, counts } = follow();
  for (let count = 1; count <= 100; count += 1) {
    source.setState({ count });
    await clock.advance(10);
  }
  await clock.advance(200);
  expect(counts.length).toBeLessThanOrEqual(7);
  expect(counts.at(-1)).toBe(100);
});

it('shows an urgent change and what came before it at once', async () => {
  const { clock, source, shown, counts } = follow();
  source.setState({ count: 1 });
  source.setState({ count: 2 });
  expect(counts).toEqual([1]);
  source.setState({ isUrgent: true });
  expect(shown.getState()).toEqual({ count: 2, isUrgent: true });
  await clock.advance(300);
  expect(counts).toEqual([1, 2]);
});

it('shows a change at once after the clock was set back', () => {
  const { clock, source, counts } = follow();
  source.setState({ count: 1 });
  const { now } = clock;
  clock.now = () => now.call(clock) - 3_600_000;
  source.setState({ count: 2 });
  expect(counts).toEqual([1, 2]);
});
