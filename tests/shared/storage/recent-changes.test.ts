import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecentChanges, type RecentChanges } from '../../../src/shared/storage/recent-changes.ts';

type Counters = Readonly<Record<string, number>>;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A tab that counts from one number to another, one change every 50 ms. */
function count(from: number, to: number): RecentChanges<Counters> {
  const recent = createRecentChanges<Counters>();
  for (let value = from; value < to; value++) {
    vi.advanceTimersByTime(50);
    recent.add({ own: value }, { own: value + 1 });
  }
  return recent;
}

describe('a value that another tab wrote', () => {
  it('gets back the change that it lacks, and keeps what the other tab changed', () => {
    expect(count(1, 2).restoreIn({ own: 1, other: 7 })).toEqual({ own: 2, other: 7 });
  });

  it('gets back the last change of a series, however far the other tab lags behind', () => {
    const recent = count(0, 100);
    for (const seen of [0, 1, 56, 99])
      expect(recent.restoreIn({ own: seen, other: 7 })).toEqual({ own: 100, other: 7 });
  });

  it('gets back the change as often as tabs that lag overwrite it', () => {
    const recent = count(0, 60);
    for (let seen = 0; seen < 60; seen++) expect(recent.restoreIn({ own: seen })).toEqual({ own: 60 });
  });

  it('is itself when it lacks nothing, or says otherwise', () => {
    const recent = count(1, 3);
    for (const stored of [{ own: 3, other: 1 }, { own: 12 }]) expect(recent.restoreIn(stored)).toBe(stored);
  });

  it('stays as it is once the last change is a second old', () => {
    const recent = count(1, 3);
    vi.advanceTimersByTime(1_000);
    const stored = { own: 1 };
    expect(recent.restoreIn(stored)).toBe(stored);
    recent.add({ own: 5 }, { own: 6 });
    expect(recent.restoreIn(stored)).toBe(stored);
  });

  it('stays as it is after a hundred restores, which ends a contest of two tabs', () => {
    const recent = count(1, 2);
    let rounds = 0;
    while (recent.restoreIn({ own: 1 }).own === 2 && rounds < 1_000) rounds += 1;
    expect(rounds).toBe(100);
  });
});
